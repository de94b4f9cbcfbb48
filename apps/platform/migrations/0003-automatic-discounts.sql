-- Discounts that need no code; what stands in `code` is their title, and nobody can type it.
alter table discount add column automatic boolean not null default false;
create index discount_automatic on discount (code_key) where automatic;
