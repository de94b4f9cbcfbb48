-- What the shop's own search finds (SEARCH-03), made by the worker of what the platform says, read by every process. A version is
-- greater than those of all that was written before; who has read up to one reads on from there.
create sequence search_version;
create table search_entry (
  kind text not null,
  handle text not null,
  -- null: it is not there any more, and processes that know it drop it
  entry jsonb,
  digest text not null,
  version bigint not null,
  primary key (kind, handle)
);
create unique index search_entry_version on search_entry (version);
