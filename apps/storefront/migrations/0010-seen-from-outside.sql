-- What says how the shop does (OBS-02, OBS-06, OBS-07). Nothing here names a person, a device or an address.

-- When each worker was last there; one that ended in good order takes its row along.
create table worker_sign (
  id uuid primary key,
  last_seen_at timestamptz not null
);
