-- The log of every match. Appended to and read, never changed.
create table event (
    match_id    uuid        not null,
    seq         integer     not null check (seq >= 1),
    command_id  uuid        not null,
    type        text        not null,
    recorded_at timestamptz not null,
    hash        text        not null check (length(hash) = 64),
    -- As it was written and published, to the letter; not jsonb, which would reorder it.
    json        text        not null,
    primary key (match_id, seq)
) partition by hash (match_id);

create table event_0 partition of event for values with (modulus 8, remainder 0);
create table event_1 partition of event for values with (modulus 8, remainder 1);
create table event_2 partition of event for values with (modulus 8, remainder 2);
create table event_3 partition of event for values with (modulus 8, remainder 3);
create table event_4 partition of event for values with (modulus 8, remainder 4);
create table event_5 partition of event for values with (modulus 8, remainder 5);
create table event_6 partition of event for values with (modulus 8, remainder 6);
create table event_7 partition of event for values with (modulus 8, remainder 7);

-- Lists the records without reading all of them.
create index event_first on event (match_id) where seq = 1;

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception 'The log is append-only: % of % refused', tg_op, tg_table_name
        using errcode = 'restrict_violation';
end
$$;

create trigger event_never_changes before update or delete on event
    for each row execute function refuse_change();

-- A truncate of a partition does not fire the parent's trigger, so each has its own.
create trigger event_never_truncated before truncate on event for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_0 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_1 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_2 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_3 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_4 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_5 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_6 for each statement execute function refuse_change();
create trigger event_never_truncated before truncate on event_7 for each statement execute function refuse_change();
