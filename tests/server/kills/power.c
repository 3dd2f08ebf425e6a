/* Notes everything that a power cut would take from the files of a store: preloaded into a server, it writes down each
 * change of a file before it happens, and each sync after it has happened. `power.py` reads the notes.
 *
 * The store consists of the main file, its write-ahead log and its rollback journal; `-shm` is memory that processes
 * share and outlives nothing. SQLite changes files by write, pwrite and ftruncate, and folders by open and unlink.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { FILES = 65536, NOBODYS = 0, FOLDER = 4 };
static const char *const ENDINGS[] = {NULL, "", "-wal", "-journal"};

struct note {
	uint8_t what; /* write, truncate, create, unlink, sync of a file, sync of the Directory */
	uint8_t file;
	uint8_t unused[6];
	int64_t at, before; /* where, or how long from now on; how long the file was */
	int64_t old, new;   /* how many bytes follow: what stood there, and what will */
};

long watched;         /* the process whose files are followed, not those that it begets; set by `power.py`, */
long steps_left = -1; /* and so is this: changes and syncs until the process dies at one */
static const char *store, *journal_path;
static char folder[4096];
static long slowness; /* microseconds that a sync takes at least */
static int journal = -1;
static uint8_t whose[FILES]; /* by descriptor */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void)
{
	store = getenv("POWER_STORE");
	journal_path = getenv("POWER_JOURNAL");
	slowness = getenv("POWER_SLOWNESS") ? atol(getenv("POWER_SLOWNESS")) : 0;
	if (!store || !journal_path || strlen(store) >= sizeof folder)
		abort();
	strcpy(folder, store);
	*strrchr(folder, '/') = 0;
}

static int which(const char *path)
{
	size_t length = strlen(store);
	if (getpid() != watched)
		return NOBODYS;
	if (!strcmp(path, folder))
		return FOLDER;
	for (int file = 1; file < FOLDER && !strncmp(path, store, length); file++)
		if (!strcmp(path + length, ENDINGS[file]))
			return file;
	return NOBODYS;
}

static int mine(int fd)
{
	return fd >= 0 && fd < FILES && whose[fd] && getpid() == watched ? whose[fd] : NOBODYS;
}

static void put(uint8_t what, int file, int64_t at, int64_t before, const void *old, int64_t olds, const void *new, int64_t news)
{
	struct note note = {what, file, {0}, at, before, olds, news};
	struct iovec parts[] = {{&note, sizeof note}, {(void *)old, olds}, {(void *)new, news}};
	if (journal < 0)
		journal = syscall(SYS_openat, AT_FDCWD, journal_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
	if (writev(journal, parts, 3) != (ssize_t)(sizeof note + olds + news))
		abort();
}

static void step(void)
{
	if (steps_left >= 0 && steps_left-- == 0)
		kill(getpid(), SIGKILL);
}

static int64_t size_of(int fd)
{
	struct stat found;
	return fstat(fd, &found) ? 0 : found.st_size;
}

/* What stands from `at` on, `most` bytes of it; the caller frees it. */
static void *standing(int fd, int64_t at, int64_t most, int64_t *count)
{
	char *bytes = malloc(most > 0 ? most : 1);
	*count = 0;
	while (*count < most) {
		ssize_t got = syscall(SYS_pread64, fd, bytes + *count, most - *count, at + *count);
		if (got <= 0)
			break;
		*count += got;
	}
	return bytes;
}

static ssize_t noted_write(int fd, const void *data, size_t size, int64_t at)
{
	int64_t olds;
	pthread_mutex_lock(&lock);
	step();
	void *old = standing(fd, at, size, &olds);
	put('w', whose[fd], at, size_of(fd), old, olds, data, size);
	ssize_t done = syscall(SYS_pwrite64, fd, data, size, at);
	pthread_mutex_unlock(&lock);
	free(old);
	return done;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
	return mine(fd) ? noted_write(fd, data, size, at) : syscall(SYS_pwrite64, fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
	return pwrite64(fd, data, size, at);
}

ssize_t write(int fd, const void *data, size_t size)
{
	if (!mine(fd))
		return syscall(SYS_write, fd, data, size);
	int64_t at = lseek(fd, 0, SEEK_CUR);
	ssize_t done = noted_write(fd, data, size, at);
	if (done > 0)
		lseek(fd, at + done, SEEK_SET);
	return done;
}

int ftruncate64(int fd, off64_t to)
{
	if (!mine(fd))
		return syscall(SYS_ftruncate, fd, to);
	int64_t before = size_of(fd), olds;
	pthread_mutex_lock(&lock);
	step();
	void *old = standing(fd, to, before - to, &olds);
	put('t', whose[fd], to, before, old, olds, NULL, 0);
	int done = syscall(SYS_ftruncate, fd, to);
	pthread_mutex_unlock(&lock);
	free(old);
	return done;
}

int ftruncate(int fd, off_t to)
{
	return ftruncate64(fd, to);
}

static int synced(int fd, long number)
{
	int file = mine(fd);
	if (!file)
		return syscall(number, fd);
	usleep(slowness);
	pthread_mutex_lock(&lock);
	step();
	int done = syscall(number, fd);
	if (!done)
		put(file == FOLDER ? 'd' : 's', file, 0, 0, NULL, 0, NULL, 0);
	pthread_mutex_unlock(&lock);
	return done;
}

int fsync(int fd)
{
	return synced(fd, SYS_fsync);
}

int fdatasync(int fd)
{
	return synced(fd, SYS_fdatasync);
}

static int opened(int place, const char *path, int flags, mode_t mode)
{
	int file = which(path);
	if (!file)
		return syscall(SYS_openat, place, path, flags, mode);
	pthread_mutex_lock(&lock);
	int is_new = file != FOLDER && (flags & O_CREAT) && access(path, F_OK);
	if (is_new)
		step();
	int fd = syscall(SYS_openat, place, path, flags, mode);
	if (fd >= 0 && fd < FILES) {
		whose[fd] = file;
		if (is_new)
			put('c', file, 0, 0, NULL, 0, NULL, 0);
	}
	pthread_mutex_unlock(&lock);
	return fd;
}

static mode_t mode_of(int flags, va_list rest)
{
	return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

#define OPENS(name, place, ...)                                         \
	int name(__VA_ARGS__, int flags, ...)                           \
	{                                                               \
		va_list rest;                                           \
		va_start(rest, flags);                                  \
		mode_t mode = mode_of(flags, rest);                     \
		va_end(rest);                                           \
		return opened(place, path, flags, mode);                \
	}
OPENS(open, AT_FDCWD, const char *path)
OPENS(open64, AT_FDCWD, const char *path)
OPENS(openat, place, int place, const char *path)
OPENS(openat64, place, int place, const char *path)

int close(int fd)
{
	if (mine(fd))
		whose[fd] = NOBODYS;
	return syscall(SYS_close, fd);
}

int unlink(const char *path)
{
	int file = which(path);
	int fd = file && file != FOLDER ? syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC) : -1;
	if (fd >= 0) {
		int64_t olds;
		pthread_mutex_lock(&lock);
		step();
		void *old = standing(fd, 0, size_of(fd), &olds);
		put('u', file, 0, 0, old, olds, NULL, 0);
		syscall(SYS_close, fd);
		pthread_mutex_unlock(&lock);
		free(old);
	}
	return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}
