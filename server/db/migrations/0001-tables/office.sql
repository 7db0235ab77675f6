-- Tables of office: certificates, approvals, imports, settings, audit log.

create table college_settings (
  id text primary key, invite_message text, version integer default 1 not null,
  categories text default '["OC","BC-A","BC-B","BC-C","BC-D","BC-E","SC","ST","EWS"]' not null, payment_info text,
  enquiry_months integer default 12 not null, papers text, approvals text,
  is_set_up integer default 0 not null
) strict;
insert into college_settings (id) values ('college');

-- They outlive the record of their student: they can still be looked up. `about` is the exam session of a memo
-- or hall ticket, or the original of a second copy, `content` a hash of the marks that a memo shows.
create table certificates (
  id text primary key, kind text not null, academic_year text not null, number integer not null,
  serial text not null, code text not null unique, student_id text not null, facts text not null,
  purpose text not null, issued_on text not null, issued_by text not null, withdrawn_on text,
  withdrawal_reason text not null, about text default '' not null, content text default '' not null,
  constraint certificates_number unique (kind, academic_year, number)
) strict;
create index certificates_by_student on certificates (student_id);
create unique index hall_tickets_once on certificates (about, student_id)
  where kind = 'hall-ticket' and withdrawn_on is null;
create unique index one_original_transfer on certificates (student_id)
  where kind = 'transfer' and about = '';

-- What students ask for; what each desk says of their dues is in no_dues.
create table certificate_requests (
  id text primary key, student_id text not null references students (id) on delete cascade,
  kind text not null, purpose text not null, state text not null, reason text not null,
  asked_on text not null, asked_by text not null, due_on text not null, state_since text not null,
  certificate_id text
) strict;
create index certificate_requests_by_state on certificate_requests (state, due_on);
create index certificate_requests_of_student on certificate_requests (student_id);
create unique index one_open_request on certificate_requests (student_id, kind)
  where state in ('asked', 'in hand');

create table no_dues (
  student_id text not null references students (id) on delete cascade, desk text not null,
  cleared integer not null, reason text not null, decided_on text not null, decided_by text not null,
  constraint no_dues_of_student primary key (student_id, desk)
) strict;

-- What waits for a second person.
create table approvals (
  id text primary key, kind text not null, record_id text not null, what text not null, reason text not null,
  "call" text not null, call_key text not null, account_id text not null, asked_by text not null,
  asked_at text not null, state text not null, decided_by text, decided_at text,
  decided_reason text not null
) strict;
create index approvals_of_account on approvals (account_id, decided_at);
create unique index approvals_waiting on approvals (call_key) where state = 'waiting';

-- Changes of many students at once, which can be undone as a whole.
create table bulk_changes (
  id text primary key, kind text not null, label text not null, at text not null, actor text not null,
  changed integer not null, undone_at text, snapshot text, went integer, stayed integer
) strict;
create index bulk_changes_by_at on bulk_changes (at, id);

create table bulk_change_rows (
  change_id text not null references bulk_changes (id) on delete cascade, student_id text not null,
  before text not null, after text not null,
  constraint bulk_change_rows_key primary key (change_id, student_id)
) strict;

-- Imports that can be undone.
create table imports (
  id text primary key, noun text not null, file_name text not null, at text not null, actor text not null,
  created integer not null, updated integer not null, skipped integer not null, undone_at text,
  headings text, fields text
) strict;
create index imports_by_headings on imports (noun, headings, at);
create index imports_by_time on imports (at);

create table import_rows (
  import_id text not null references imports (id) on delete cascade, record_id text not null,
  version integer not null, before text, constraint import_rows_key primary key (import_id, record_id)
) strict;

create table deleted_records (
  id text primary key, noun text not null, record_id text not null, label text not null, data text not null,
  deleted_at text not null, deleted_by text, enrollment_number text
) strict;
create index deleted_records_by_id on deleted_records (record_id);
create index deleted_records_by_number_length
  on deleted_records (length(enrollment_number), enrollment_number);
create index deleted_records_by_record on deleted_records (noun, record_id);
create index deleted_records_by_time on deleted_records (deleted_at);

-- Saved views of lists, one set for each account.
create table list_views (
  id text primary key, account_id text not null references accounts (id) on delete cascade,
  list text not null, name text not null, search text not null
) strict;
create unique index list_views_by_account on list_views (account_id, list, name);

-- Append-only, also for our own code: see the triggers.
create table audit_log (
  id text primary key, at text not null, account_id text, actor text not null, action text not null,
  noun text not null, record_id text not null, changes text not null, request_id text not null,
  label text default '' not null, about text default '' not null, search_text text default '' not null
) strict;
create index audit_log_by_action on audit_log (action, at);
create index audit_log_by_record on audit_log (noun, record_id, at);
create index audit_log_by_time on audit_log (at, id);

-- Without a count of entries it is open, which is never committed, so only its own transaction sees it.
create table audit_redactions (
  id text primary key, at text not null, reason text not null, record_id text, entries integer
) strict;
create index audit_redactions_by_record on audit_redactions (record_id);

create table backups (
  id text primary key, at text not null, place text not null, kilobytes integer not null
) strict;

-- When housekeeping last ran, in one row: a clock that is days after it may be wrong.
create table clock (
  id integer primary key, seen_at text not null
) strict;

-- The last number of every series.
create table counters (
  series text not null, year text not null, last integer not null,
  constraint counters_key primary key (series, year)
) strict;
