-- Tables of account: log-in, sessions, invites.

create table accounts (
  id text primary key, role text not null, username text unique,
  student_id text unique references students (id) on delete cascade,
  faculty_id text unique references faculty (id) on delete cascade, password_hash text,
  created_at text not null, totp_secret text, totp_since text, totp_last_step integer default 0 not null,
  permissions text default '' not null, closed_on text,
  guardian_id text references guardians (id) on delete cascade, language text default 'en' not null
) strict;
create unique index accounts_by_guardian on accounts (guardian_id);

-- A hash of each link's token.
create table invites (
  token_hash text primary key, account_id text not null references accounts (id) on delete cascade,
  expires_at text not null, used_at text, created_at text not null
) strict;
create index invites_by_account on invites (account_id);

-- A hash of each session's token.
create table sessions (
  id text primary key, token_hash text not null unique,
  account_id text not null references accounts (id) on delete cascade, created_at text not null,
  last_seen_at text not null, idle_expires_at text not null, expires_at text not null, ip text not null,
  user_agent text not null, confirmed_at text default '' not null
) strict;
create index sessions_by_account on sessions (account_id, created_at);

create table login_failures (
  "key" text primary key, failures integer not null, window_started_at text not null,
  blocked_until text not null
) strict;

-- Browsers that have signed in to an account before: their failures have a count of their own.
create table known_devices (
  token_hash text not null, account_id text not null references accounts (id) on delete cascade,
  last_login_at text not null, constraint known_devices_key primary key (token_hash, account_id)
) strict;
create index known_devices_by_account on known_devices (account_id, last_login_at);
create index known_devices_by_time on known_devices (last_login_at);

create table recovery_codes (
  account_id text not null references accounts (id) on delete cascade, code_hash text not null,
  constraint recovery_codes_key primary key (account_id, code_hash)
) strict;

-- Who has forgotten the password and waits for a link of the office.
create table password_requests (
  account_id text primary key references accounts (id) on delete cascade, asked_at text not null
) strict;

-- What is still to be sent, each to a reader of a message or to the owner of an account.
create table mails (
  id text primary key, reader_id text unique references message_readers (id) on delete cascade,
  account_id text unique references accounts (id) on delete cascade, tries integer not null,
  due_at text not null
) strict;
create index mails_by_due on mails (due_at);
