-- The whole schema. Whatever an earlier, unreleased version of it held that is no fold of a log stays as it is.
drop table if exists match, match_fold, flag_call, referee_case;

-- A match as it stands: a fold of its log up to seq, written down behind the play, and nothing else. A row may be behind its log,
-- or missing: who needs the match reads on from state_seq in the log. That is why no column may hold anything the log does not say.
create table match (
    id           uuid        primary key,
    fold_version integer     not null,       -- which fold wrote it; a row of another one is as good as none
    seq          integer     not null,       -- the last event that the columns know of
    phase        text        not null,
    black        text        not null,
    white        text        not null,
    ruleset      text        not null,
    width        integer     not null,
    height       integer     not null,
    to_play      text        not null,
    on_turn      text,                       -- the player who is to act; null where nobody is
    move_number  integer     not null,
    result       text,
    outcome      text,                       -- how it ended, for whom; null until it has
    deadline     timestamptz,                -- when something happens by itself; null where nothing does
    visibility   text        not null,
    referees     text[]      not null,       -- who may rule on it, and see it where it is private
    created_at   timestamptz not null,       -- recordedAt of the first event
    updated_at   timestamptz not null,       -- recordedAt of the last event
    state_seq    integer     not null,       -- the last event that state knows of; seq or a little less
    state        text        not null        -- all of it, as JSON only match-service reads
) with (fillfactor = 80);

create index match_black on match (black, id);
create index match_white on match (white, id);
create index match_deadline on match (deadline) where deadline is not null;
create index match_on_turn on match (on_turn, id) where on_turn is not null;
create index match_phase on match (phase, id);
create index match_ruleset on match (ruleset, id);
create index match_outcome on match (outcome, id) where outcome is not null;
create index match_created_at on match (created_at);

-- The folds that have written a row for every match there is a log of.
create table match_fold (
    version integer primary key
);

-- Flags that a replica has called, so that the others need not, and none does it again at every tick.
create table flag_call (
    match_id  uuid        primary key,
    seq       integer     not null,
    called_at timestamptz not null
);

-- What waits for a referee or an organizer: a fold of the logs like the table match, of which each row here is a part.
create table referee_case (
    match_id   uuid        not null,
    seq        integer     not null,       -- the event that raised it
    kind       text        not null,       -- OBJECTION or APPEAL
    urgent     boolean     not null,
    raised_at  timestamptz not null,
    color      text,                       -- whose; null where the platform called
    text       text        not null,
    ruling_seq integer,                    -- of an appeal: the ruling it is about
    ruling     text,                       -- of an appeal: the kind of that ruling
    ruled_by   text,                       -- of an appeal: who ruled
    black      text        not null,
    white      text        not null,
    referees   text[]      not null,       -- assigned to the match
    primary key (match_id, seq)
);

create index referee_case_queue on referee_case (kind, (not urgent), raised_at, match_id, seq);

-- An offer to play. When it is taken up, a match of the same id begins, and the offer is over.
create table if not exists challenge (
    id         uuid        primary key,
    challenger text        not null,
    invited    text,                       -- null: open to everybody
    ruleset    text        not null,
    width      integer     not null,
    height     integer     not null,
    colors     text        not null,       -- JSON
    terms      text        not null,       -- JSON
    created_at timestamptz not null,
    expires_at timestamptz not null,
    visibility text        not null,
    referees   text[]      not null,
    status     text        not null,       -- OPEN, DRAWING, TAKEN, CLOSED
    state      text        not null,       -- JSON; changed only where it is as expected
    due_at     timestamptz                 -- when something happens by itself
);

create index if not exists challenge_challenger on challenge (challenger, id);
create index if not exists challenge_invited on challenge (invited, id);
create index if not exists challenge_due_at on challenge (due_at) where due_at is not null;
create index if not exists challenge_over on challenge (expires_at) where status in ('TAKEN', 'CLOSED');

-- Requests that carried an Idempotency-Key, and what became of them.
create table if not exists request (
    player          text        not null,
    idempotency_key text        not null,
    fingerprint     text        not null,
    id              uuid        not null,
    command_id      uuid,
    command         text,
    status          integer,
    body            text,
    location        text,
    received_at     timestamptz not null,
    primary key (player, idempotency_key)
);

create index if not exists request_received_at on request (received_at);

-- Who is there: no fold of any log, and of no effect on any match. Dropping both tables loses nothing but that.
create table if not exists replica (
    id      uuid        primary key,
    seen_at timestamptz not null            -- the lease: renewed every few seconds
);

create table if not exists player_stream (
    id        uuid        primary key,
    replica   uuid        not null references replica (id),
    match_id  uuid        not null,
    player    text        not null,
    opened_at timestamptz not null,
    closed_at timestamptz                   -- null while it is open
);

create index if not exists player_stream_match on player_stream (match_id);
create index if not exists player_stream_open on player_stream (replica) where closed_at is null;
create index if not exists player_stream_closed_at on player_stream (closed_at) where closed_at is not null;
