# What the table refuses, and what its pages say.

error-message = This message cannot be read: { $found }.
error-message-size = This is too long: the limit is { $most } bytes.
error-too-fast = Slow down: you can send { $most } messages at once, then a few a second.
error-requests = Too many requests: the limit is { $most } a second. Try again in a moment.
error-connections = There are too many open connections from here; the limit is { $most }. Close one first.
error-tables = Too many new tables from here: the limit is { $most } an hour.
error-watchers = There is no room for another spectator: this table takes { $most }.
error-codes = Too many wrong codes. Wait a minute, or use the link instead.
error-no-room = No table has this code. Codes change when a game begins, so check it again.
error-no-knock = Nobody is at the door any more.
error-knocks = Too many knocks from here: the limit is { $most } an hour.
error-door-full = { $most } people are already waiting at this door. Wait until somebody is let in.
error-turned-away = You were not let in. Ask the people at the table, or try again later.
error-moves = Too many people are switching devices right now. Try again in a minute.
error-no-move = This code is wrong, has been used, or is more than five minutes old. Get a new one on the other device.
error-move-used = Another device has already used this code. Get a new one.
error-same-device = You are already on this device. Use the code on the other one.
error-old-device = Only the device you are leaving can confirm this.
error-not-claimed = No other device has used the code yet.
error-digits = The digits do not match, so nothing was moved. Get a new code.
error-origin = This page belongs to another site and may not act for you here.
error-host-unknown = This server does not answer to “{ $host }”. Use the address it showed when it started, or ask whoever runs it to allow the name with --allow-host.
error-request = This request cannot be read. { $found }
error-no-page = There is nothing at this address.
error-no-method = This address does not accept that kind of request.
error-internal = Something went wrong on our side. Nothing that was saved is lost; try again.
error-closing = The server is about to stop. It will be back in a moment, and nothing is lost.
error-unkept = The server cannot save anything at the moment. Nothing was changed; try again later.
error-unsure = The server cannot reach its store at the moment and does not know whether this was saved. Look again in a moment before you try anew.
error-table-busy = Too much is going on at this table. Try again in a moment.
error-table-damaged = The saved data of this table is inconsistent. Nothing was changed; ask whoever runs the server.
error-unknown-table = There is no such table, or you do not belong to it. Open the link you were given.
error-no-link = This link does not work (any more). Ask for a new one.
error-no-such-seat = There is no such seat: they are numbered 0 to { $most }.
error-no-seat = This seat is not yours.
error-seat-taken = This seat is taken.
error-hand-seen = You have already seen another player’s cards in this game, so you can only return to a seat that was yours.
error-table-full = There is no free seat at this table.
error-name-taken = Somebody here is already called “{ $found }”. Choose another name.
error-name-missing = You need a name to sit down.
error-name = A name has 1 to { $most } characters, at least one of them a letter or a digit; this one has { $found }.
error-talk = A message has 1 to { $most } characters; this one has { $found }.
error-characters = It contains a character that nobody could see ({ $found }).
error-marks = There are too many marks on one letter; the limit is { $most }.
error-no-watchers = This table cannot be watched.
error-watch-link = This link is for watching. To sit down, ask for the link for players.
error-invite-link = This link is for players. To watch, ask for the link for spectators.
error-host-only = Only the host of the table can do this.
error-begun = The game has begun; this is only possible before the start.
error-not-begun = The game has not begun yet.
error-weighing = The last calculation is still running. Try again in a moment.
error-not-over = The game is not over yet.
error-over = The game is over.
error-seats-free = Some seats are still free: { $found }. Wait for people, or add bots.
error-bot-seat = There is no seat “{ $found }” for a bot; seats are numbered 0 to { $most }.
error-bots-unwatched = If bots take every seat, somebody must be able to watch: allow spectators, or leave a seat free.
error-unknown-lesson = There is no guided game “{ $lesson }” in { $game }. Known ones: { $lessons }.
error-lesson-table = The guided game “{ $lesson }” has its own options and bots: ask for { $seats } seats and nothing else.
error-no-memory = This game has no memory aid to switch off.
error-lesson-seats = The seats of a guided game cannot be changed.
error-not-asked = It is not your turn to answer.
error-not-alone = Other people are playing, too, so the bots keep their pace.
error-no-bout = Nothing is going on that a bot could finish for you.
error-in-bout = You can only change this between battles, while no card is being asked for.
error-no-window = There is no such moment: “{ $found }”. Known ones: { $wanted }.
error-answer-waits = Your answer has arrived and will be used in a moment.
error-moved-on = This question is no longer being asked.
error-stale = The game has moved on (you saw number { $found }, the table is at { $wanted }). Look at the table again.
error-id-used = The id “{ $id }” has already been used for another command. Give each command its own id.
error-from-the-future = Number { $found } has not happened yet; the table is at { $most }.
error-undo-over = The game is over and everything is revealed: nothing can be undone now.
error-undo-range = You cannot go back to answer { $found }; the last one you can go back to is { $most }.
error-undo-nothing = You have given no answer that could be undone.
error-undo-version = Part of this game was played under other rules, so nothing can be undone.
error-replay-version = Part of this game was played under other rules, so it cannot be replayed step by step. You can still read its log at the table.
error-analyses = You are having { $most } games explained already. Wait until one of them is ready.
error-analyses-busy = Too many games are waiting to be explained. Try again in a minute.
error-analysis-failed = This game could not be explained. You can try again.
error-replays = You have already asked for { $most } replays. Watch one at a time.
error-undo-proposed = Somebody has already asked to undo; answer that first.
error-not-away = { $found } has not been away for long enough.
error-asked-already = This is already being decided.
error-asked-lately = Somebody has just asked for this seat and was refused. Wait a few minutes.
error-nobody-here = Nobody is at the table to agree. Ask again when somebody is there.
error-plea-refused = { ui-plea-refused }
error-plea-unheard = { ui-plea-unheard }
error-offered-already = There is already a link to this seat.
error-alone = You cannot give a seat away on your own: somebody else who is here has to agree. A bot can play in the meantime.
error-host-here = The host is here, or was a moment ago; only they can hand over the role.
error-no-voice = You have no say in this.
error-no-person = Only a person can be the host.
error-undo-refused = You have already asked. You can ask again after the next move.
error-no-proposal = There is nothing to decide any more.
error-chat-fast = Slow down: the limit is { $most } messages a minute.
error-chat-full = The chat of this table is full: the limit is { $most } messages.
error-log-full = The log of this table is full ({ $most } entries), so this is no longer possible. The game itself can be played to the end.

ui-table-ended = The table was ended; nobody has won.
ui-your-turn = { $player }, it is your turn.
ui-page-title = Interregnum
ui-page-terminal-only = The table is open. This server has no game for the browser: play in the terminal.
ui-page-join = To sit down or to watch, run this where Interregnum is installed:

# What chat programs show of a link.

ui-label-invite = { $game }: take a seat
ui-label-watch = { $game }: watch the game
ui-label-replay = { $game }: see a game again
ui-label-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }{ $free ->
        [0] {""}
       *[other] , { $free } free
    }, in English
