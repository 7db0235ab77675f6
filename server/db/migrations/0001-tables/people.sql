-- Tables of people: students, faculty, guardians, messages.

-- `search_text` is what the office searches, `staff_search_text`, without the parents, what teachers do.
-- Sorted by keys of names.
create table students (
  id text primary key, first_name text not null, last_name text not null, search_text text not null,
  version integer default 1 not null, created_at text not null, updated_at text not null,
  enrollment_number text not null unique, profile_pic text, father_first_name text not null,
  father_last_name text not null, mother_first_name text not null, mother_last_name text not null,
  year text not null, blood_group text, quota text, category text, batch text, status_since text,
  status text default 'ACTIVE' not null, parent_phone text default '' not null,
  staff_search_text text default '' not null, last_name_key text default '' not null,
  first_name_key text default '' not null
) strict;
create index current_students_by_year on students (year, last_name_key, first_name_key, id)
  where status in ('ACTIVE', 'INTERN', 'DETAINED');
create index current_students_by_year_order
  on students ((case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end),
    last_name_key, first_name_key, id)
  where status in ('ACTIVE', 'INTERN', 'DETAINED');
create index students_by_batch on students (batch, last_name_key, first_name_key, id);
create index students_by_blood_group on students (blood_group, last_name_key, first_name_key, id);
create index students_by_category on students (category, last_name_key, first_name_key, id);
create index students_by_first_name on students (first_name_key, last_name_key, id);
create index students_by_number_length on students (length(enrollment_number), enrollment_number);
create index students_by_status on students (status, last_name_key, first_name_key, id);
create index students_by_year on students (year, last_name_key, first_name_key, id);
create index students_by_year_order
  on students ((case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end),
    last_name_key, first_name_key, id);
create unique index students_enrollment_number_any_case on students (lower(enrollment_number));

create table faculty (
  id text primary key, first_name text not null, last_name text not null, search_text text not null,
  version integer default 1 not null, created_at text not null, updated_at text not null,
  designation text not null, specialization text not null, experience_years integer not null,
  year_of_joining text not null, last_name_key text default '' not null,
  first_name_key text default '' not null, left_on text
) strict;
create index faculty_by_last_name on faculty (last_name_key, first_name_key, id);

-- Of a student or a faculty member, like personal_info.
create table contact_info (
  id text primary key, student_id text unique references students (id) on delete cascade,
  faculty_id text unique references faculty (id) on delete cascade, email text not null unique,
  phone text not null
) strict;
create index contact_info_by_email on contact_info (email, student_id);
create index contact_info_by_phone on contact_info (phone, student_id);

create table personal_info (
  id text primary key, student_id text unique references students (id) on delete cascade,
  faculty_id text unique references faculty (id) on delete cascade, dob text, address text not null,
  gender text not null, nationality text not null, religion text not null
) strict;

-- Whom they look after, and what they may see of it, is in guardian_students.
create table guardians (
  id text primary key, version integer default 1 not null, first_name text not null, last_name text not null,
  phone text not null unique, last_name_key text not null, first_name_key text not null,
  search_text text not null
) strict;
create index guardians_by_name on guardians (last_name_key, first_name_key, id);

create table guardian_students (
  guardian_id text not null references guardians (id) on delete cascade,
  student_id text not null references students (id) on delete cascade, relation text not null,
  may_see_fees integer not null, may_see_marks integer not null,
  constraint guardian_students_key primary key (guardian_id, student_id)
) strict;
create index guardian_students_by_student on guardian_students (student_id);

-- Guardians that were made of the parents in the students' records, for the undo. Without foreign keys: a
-- guardian or a student may be deleted and restored.
create table guardian_imports (
  id text primary key, at text not null, actor text not null, created integer not null,
  linked integer not null, undone_at text
) strict;

create table guardian_import_rows (
  import_id text not null references guardian_imports (id) on delete cascade, guardian_id text not null,
  student_id text not null, is_new integer not null,
  constraint guardian_import_rows_key primary key (import_id, guardian_id, student_id)
) strict;

-- Messages of the office; for each reader the text, and whether WhatsApp was opened with it.
create table messages (
  id text primary key, subject_kind text, subject_id text, channel text not null, "text" text not null,
  text_te text not null, made_at text not null, made_by text not null
) strict;

create table message_readers (
  id text primary key, message_id text not null references messages (id) on delete cascade,
  student_id text references students (id) on delete cascade,
  guardian_id text references guardians (id) on delete cascade,
  faculty_id text references faculty (id) on delete cascade, name text not null, phone text not null,
  language text not null, "text" text not null, state text not null, state_at text not null,
  state_by text not null, email text default '' not null, reason text default '' not null
) strict;
create index message_readers_by_faculty on message_readers (faculty_id);
create index message_readers_by_guardian on message_readers (guardian_id);
create index message_readers_by_message on message_readers (message_id);
create index message_readers_by_student on message_readers (student_id);

-- The ids of the sample records, so that they can be removed without touching the college's own.
create table sample_records (
  table_name text not null, record_id text not null,
  constraint sample_records_key primary key (table_name, record_id)
) strict;
