-- Scripts and style sheets of the builds that run or ran lately (OPS-06): a page of one build that asks a process of another gets its file.
-- Their names are made from their content, so that a path means one file for good.
create table static_file (
  -- As a page asks for it, with what an address escapes escaped: /_next/static/…
  path text primary key,
  content_type text not null,
  body bytea not null,
  -- The build that has it, the last that said so.
  build text not null,
  -- When a process last said that its build has it.
  last_seen_at timestamptz not null default now()
);
create index static_file_last_seen on static_file (last_seen_at);
