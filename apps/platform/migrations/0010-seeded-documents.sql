-- What the seed's files said last: a document that differs from it was changed by the back office, and one that is missing was deleted there.
create table seeded_document (
  kind text not null,
  id bigint not null,
  handle text not null,
  position integer not null,
  data jsonb not null,
  updated_at timestamptz not null,
  primary key (kind, id)
);
