# Who is here and who is away, and what the others decide about it: at the terminal and in the browser.

ui-people-asked =
    { $what ->
        [stand-in] { $player } suggests letting a bot play for { $about } until they are back.
        [give] { $player } suggests giving the seat of { $about } to somebody else. Everybody here has to agree.
        [end] { $player } suggests ending the table: the game is given up, and nobody wins. Everybody here has to agree.
       *[lead] The host is away. { $player } suggests { $about } as the new host.
    }
ui-people-asked-table = { $about } has not answered for a while. Wait, or let a bot play until they are back?
ui-people-asked-plea = { $name } came by the table’s link and asks for the seat of { $about }, who is away. Agree only if you know who it is: they will see the hand. Everybody here has to agree, and the device that holds the seat can refuse for two minutes.
ui-people-settled =
    { $why ->
        [refused] { $player } did not agree.
        [wait] { $player } would rather wait.
        [withdrawn] { $player } took the suggestion back.
        [back] { $about } is here again; everything stays as it is.
        [host-back] The host is here again; everything stays as it is.
        [late] Nothing was decided in time; everything stays as it is.
       *[alone] Too few people are here to decide that.
    }
ui-people-stood-in = A bot plays for { $player } until they are back. Decided by: { $players }.
ui-people-offered = Somebody else can now take the seat of { $player }; until then a bot plays. Agreed by: { $players }.
ui-people-taken-over = { $player } takes over the seat of { $before }. Agreed by: { $players }.
ui-people-ended = The table was ended; nobody has won. Decided by: { $players }.
ui-people-ended-by-host = The host ended the table.
ui-people-host-by = { $by } makes { $player } the host.
ui-people-host-agreed = { $player } is the host now. Agreed by: { $players }.
ui-people-taken-off = { $by } takes { $player } off the seat.
ui-people-arranged = { $player } changes the table: { web-patience-time }; { ui-people-pace }.
ui-people-pace =
    { $pace ->
        [quick] bots play quickly
        [slow] bots take their time
       *[usual] bots play at the usual pace
    }
ui-people-missing = Still to agree: { $players }.
web-people-about-you =
    { $what ->
        [give] The others are deciding whether to give your seat to somebody else.
        [plea] { $name } asks for your seat from another device. If that is you, agree; if not, keep it.
       *[stand-in] The others are deciding whether a bot should play for you.
    }
ui-people-here-since = here since { $time }
ui-people-away-since = away since { $time }
ui-people-bot-since = away since { $time }; a bot is playing
ui-people-story =
    { $what ->
        [bot] A bot stood in for { $name } at times.
        [left] { $name } left the game; somebody else played on.
        [asked] { $name } was away; somebody came by the table’s link, asked for the seat and took it over.
       *[given] { $name } was away; somebody else took over the seat.
    }
ui-people-story-agreed = { ui-people-story } Agreed by: { $players }.
web-people-wait = Wait
web-people-let-bot = Let a bot play
web-people-let-go = That is me, let it go
web-people-keep = Keep my seat
web-people-withdraw = Take it back
web-people-bots = Bots
web-people-give = Give the seat to somebody else
web-people-make-host = Make host
web-people-be-host = I will be the host
web-people-take-off = Take off the seat
web-people-seat-link = Link to the seat of { $player }, for one person
web-people-leave-about = If you leave your seat, a bot plays on in your place, and anybody with the link for players can take it. Until somebody does, you can come back by the same link.
web-people-way-back = The way back
web-people-pause = Home, keep my seat
web-people-pause-about = If you just go to the start page or close this one, your seat stays yours; you find the table under “{ web-mine }”. When it is your turn: { web-patience-time }.
web-plea = Is one of these seats yours?
web-plea-about = If this device does not know you any more, ask for your seat. Everybody at the table has to agree, and the device that holds the seat can refuse for two minutes; after that the seat is here.
web-plea-ask = Ask for the seat of { $player }
ui-plea-waiting = You asked for the seat of { $player }. Everybody at the table has to agree; the device that holds the seat has two minutes to refuse …
ui-plea-refused = They did not agree. Talk to them, or try again later.
ui-plea-unheard = Nothing came of it: too few people were there to agree, or { $player } is back.
web-end-ask = End this table?
web-end-about = If everybody who is here agrees, the game is given up for all: nobody wins, the code and the links lead to no seat any more. Nothing is lost: the table and its log stay under “{ web-mine }”.
web-end-lobby-about = The table ends for everybody who waits here; its code and links lead to no seat any more.
web-end-back = If you only want to leave, get up or go home instead: the others can play on. After the end the same people can meet at a new table.
