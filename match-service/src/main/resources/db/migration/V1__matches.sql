-- A match as it stands: a fold of its log up to seq, and nothing else. Dropping the table and folding the logs again gives
-- the same rows; that is why no column may hold anything the log does not say.
create table match (
    id          uuid        primary key,
    seq         integer     not null,
    phase       text        not null,
    black       text        not null,
    white       text        not null,
    ruleset     text        not null,
    width       integer     not null,
    height      integer     not null,
    to_play     text        not null,
    move_number integer     not null,
    result      text,
    deadline    timestamptz,               -- when the side to play loses on time; null while no clock runs
    created_at  timestamptz not null,      -- recordedAt of the first event
    updated_at  timestamptz not null,      -- recordedAt of the last event
    state       text        not null       -- everything else, as JSON only match-service reads
);

create index match_black on match (black, id);
create index match_white on match (white, id);
create index match_deadline on match (deadline) where deadline is not null;

-- One row while the table above holds every match there is a log of.
create table match_fold (
    whole boolean primary key default true check (whole)
);

-- An offer to play. When it is taken up, a match of the same id begins, and the offer is over.
create table challenge (
    id          uuid        primary key,
    challenger  text        not null,
    invited     text,                      -- null: open to everybody
    ruleset     text        not null,
    width       integer     not null,
    height      integer     not null,
    colors      text        not null,      -- JSON
    terms       text        not null,      -- JSON
    created_at  timestamptz not null
);

create index challenge_challenger on challenge (challenger, id);
create index challenge_invited on challenge (invited, id);

-- Requests that carried an Idempotency-Key, and what became of them.
create table request (
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

create index request_received_at on request (received_at);

-- Flags that a replica has called, so that the others need not, and none does it again at every tick.
create table flag_call (
    match_id  uuid        primary key,
    seq       integer     not null,
    called_at timestamptz not null
);
