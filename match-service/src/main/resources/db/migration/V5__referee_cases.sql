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
