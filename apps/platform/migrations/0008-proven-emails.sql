-- When the e-mail of a customer was proven by the link of a mail; null until then, and after it was changed (ADR 74).
alter table customer add column email_proven_at timestamptz;
