-- Who is there: no fold of any log, and of no effect on any match. Dropping both tables loses nothing but that.
create table replica (
    id      uuid        primary key,
    seen_at timestamptz not null            -- the lease: renewed every few seconds
);

create table player_stream (
    id        uuid        primary key,
    replica   uuid        not null references replica (id),
    match_id  uuid        not null,
    player    text        not null,
    opened_at timestamptz not null,
    closed_at timestamptz                   -- null while it is open
);

create index player_stream_match on player_stream (match_id);
create index player_stream_open on player_stream (replica) where closed_at is null;
create index player_stream_closed_at on player_stream (closed_at) where closed_at is not null;
