# What the table refuses, and what its pages say.

error-message = This message does not read: { $found }.
error-message-size = This is too long; { $most } bytes are allowed.
error-too-fast = Not so fast: { $most } messages at once are allowed, then a few a second.
error-requests = Too many requests; { $most } a second are allowed. Try again in a moment.
error-connections = There are too many open lines from here; { $most } are allowed. Close one first.
error-tables = Too many new tables from here; { $most } an hour are allowed.
error-watchers = There are enough watchers; this table has room for { $most }.
error-codes = Too many wrong codes; wait a minute, or use the link instead.
error-no-room = No table has this code. Codes change when a game begins, so look at it again.
error-no-knock = Nobody is at the door any more.
error-knocks = There has been enough knocking from here; { $most } times an hour are allowed.
error-door-full = { $most } people are at this door already. Wait until somebody opens.
error-turned-away = You were not let in. Ask the people at the table, or try again later.
error-moves = Too many people are changing devices at this moment; try again in a minute.
error-no-move = This code is wrong, was used, or is older than five minutes. Ask for a new one on the other device.
error-move-used = Another device has already used this code. Ask for a new one.
error-same-device = You are on this device already. Open it on the other one.
error-old-device = Only the device that you are leaving can confirm this.
error-not-claimed = No other device has used the code yet.
error-digits = These are not the same digits, so nothing was moved. Ask for a new code.
error-origin = This page belongs to another site and may not speak for you here.
error-host-unknown = This server is not called “{ $host }”. Use the address that it showed when it started; or whoever runs it allows the name with --allow-host.
error-request = This request does not read. { $found }
error-no-page = There is nothing at this address.
error-no-method = This address does not take that kind of request.
error-internal = Something went wrong on our side. What was kept stands; try again.
error-closing = The server is about to stop; it will be back in a moment, and nothing is lost.
error-unkept = The server cannot keep anything at the moment. Nothing was changed; try again later.
error-table-busy = There is too much going on at this table; try again in a moment.
error-table-damaged = What was kept of this table does not fit together. It is left as it is; ask whoever runs the server.
error-unknown-table = There is no such table, or you do not belong to it. Open the link that you were given.
error-no-link = This link leads nowhere (any more). Ask for a new one.
error-no-such-seat = There is no such seat; they are numbered 0 to { $most }.
error-no-seat = This seat is not yours.
error-seat-taken = This seat is taken.
error-hand-seen = In this game you know the cards of another seat; you can only come back to a seat that was yours.
error-table-full = There is no free seat at this table.
error-name-taken = Somebody here is already called “{ $found }”. Take another name.
error-name-missing = Who sits down needs a name.
error-name = A name has 1 to { $most } characters, with a letter or a number among them; this one has { $found }.
error-talk = A line has 1 to { $most } characters; this one has { $found }.
error-characters = There is a character in it that nobody could see ({ $found }).
error-marks = There are too many marks on one letter; { $most } are allowed.
error-no-watchers = Nobody may watch at this table.
error-watch-link = This link is for watching. To sit down, ask for the invite link.
error-invite-link = This link is for sitting down. To watch, ask for the watch link.
error-host-only = Only the host of the table may do this.
error-begun = The game has begun; this can be done only before the start.
error-not-begun = The game has not begun yet.
error-weighing = Somebody is still counting for you, or for many others; ask again in a moment.
error-not-over = The game is not over yet.
error-over = The game is over.
error-seats-free = Seats are still free: { $found }. Wait for people, or add bots.
error-bot-seat = There is no seat “{ $found }” for a bot; seats are numbered 0 to { $most }.
error-bots-unwatched = A table of bots alone makes sense only if it may be watched: allow watchers, or leave a seat free.
error-unknown-lesson = There is no guided game “{ $lesson }” of { $game }. Known ones: { $lessons }.
error-lesson-table = The guided game “{ $lesson }” brings its own options and bots: ask for { $seats } seats and leave the others out.
error-no-memory = This game has no memory aid that could be switched off.
error-lesson-seats = The seats of a guided game are taken as it needs them.
error-not-asked = You are not asked now.
error-not-alone = Others play here, too: the bots keep their pace.
error-no-bout = There is nothing under way that a bot could see through for you.
error-in-bout = This can be changed only when no battle is fought and no card is asked for.
error-no-window = There is no such moment: "{ $found }". There are: { $wanted }.
error-answer-waits = Your answer is here already and waits for its moment.
error-moved-on = The question is not asked any more.
error-stale = This has been answered meanwhile (you saw number { $found }, the table is at { $wanted }). Look at the table again.
error-id-used = The id “{ $id }” was used for another command before; give each command an id of its own.
error-from-the-future = Number { $found } has not happened yet; the table is at { $most }.
error-undo-over = The game is over, and everything is open: there is no way back.
error-undo-range = There is no way back to answer { $found }; the last one to which you can go is { $most }.
error-undo-nothing = You have not answered anything that could be taken back.
error-undo-version = Part of this game was played under other rules; there is no way back.
error-replay-version = Part of this game was played under other rules; it cannot be shown again step by step. Its log can still be read at the table.
error-replays = You have asked for { $most } replays already; look at one after the other.
error-undo-proposed = An undo is already proposed; answer that first.
error-not-away = { $found } has not been away for long enough.
error-asked-already = This is being decided already.
error-asked-lately = Somebody has just asked for this seat and was refused. Wait a few minutes.
error-nobody-here = Nobody is at the table who could agree. Ask again when somebody is there.
error-plea-refused = { ui-plea-refused }
error-plea-unheard = { ui-plea-unheard }
error-offered-already = There is a link to this seat already.
error-alone = Nobody can give a seat away alone: somebody else who is here has to agree. A bot can play meanwhile.
error-host-here = The host is here, or was a moment ago; only they can hand the role on.
error-no-voice = You have no voice in this.
error-no-person = Only a person can be the host.
error-undo-refused = You have asked already. You can ask again after the next move.
error-no-proposal = This proposal is off the table.
error-chat-fast = Not so fast: { $most } lines a minute are allowed.
error-chat-full = Enough was said at this table: { $most } lines.
error-log-full = So much has happened at this table ({ $most } entries) that there is no more room for this; its game can be played to the end.

ui-your-turn = { $player }, it is your turn.
ui-page-title = Interregnum
ui-page-terminal-only = The table is open. There is no game in the browser yet: it is played in the terminal.
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
