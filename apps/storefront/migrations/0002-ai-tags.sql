-- How often each AI tag was chosen, by day and page (API-03): no visitor is known by it.
create table ai_tag_count (
  parent_tag_id integer not null check (parent_tag_id > 0),
  child_tag_id integer not null check (child_tag_id > 0),
  path text not null,
  -- In Japan.
  day date not null default (now() at time zone 'Asia/Tokyo')::date,
  count integer not null,
  primary key (parent_tag_id, child_tag_id, path, day)
);
