-- Tables of teaching: subjects, who teaches them, timetable, classes, attendance, calendar.

create table subjects (
  id text primary key, code text not null unique, name text not null, year text not null,
  version integer default 1 not null, syllabus text default '' not null
) strict;
create index subjects_by_year on subjects (year, code);

-- Ends with the faculty member and with the subject.
create table teaching (
  id text primary key, faculty_id text not null references faculty (id) on delete cascade,
  subject_id text not null references subjects (id) on delete cascade, academic_year text not null,
  constraint teaching_once unique (faculty_id, subject_id, academic_year)
) strict;
create index teaching_by_subject on teaching (subject_id, academic_year);
create index teaching_by_year on teaching (academic_year);

-- The share of classes that an academic year asks for, in per cent.
create table academic_years (
  id text primary key, starts_on text not null, ends_on text not null, eligible_from integer not null,
  condonable_from integer not null, leave_counts text not null, duty_counts text not null,
  version integer default 1 not null, aggregate_from integer default 75 not null
) strict;

create table academic_calendar (
  id text primary key, year text not null, event text not null, date text not null,
  version integer default 1 not null, kind text default 'event' not null
) strict;
create index academic_calendar_by_date on academic_calendar (date);
create index academic_calendar_by_kind on academic_calendar (kind, date);
create index academic_calendar_by_year on academic_calendar (year, date);

-- A cell stays when its teacher leaves: the office sees who must be replaced.
create table timetable (
  id text primary key, period integer not null, year text not null,
  subject_id text not null references subjects (id) on delete restrict,
  faculty_id text references faculty (id) on delete set null, room text not null, kind text not null,
  weekday integer not null, valid_from text not null, valid_until text, version integer default 1 not null
) strict;
create index timetable_by_cell on timetable (weekday, period, year);
create index timetable_by_faculty on timetable (faculty_id);
create index timetable_by_subject on timetable (subject_id);

-- Periods, rooms and days, as JSON, in one row at most; without it the usual plan holds.
create table day_plan (
  id text primary key, periods text not null, rooms text not null, version integer default 1 not null
) strict;

-- Classes that were held; the registers are in attendance.
create table classes (
  id text primary key, academic_year text not null, day text not null, period integer not null,
  year text not null, subject_id text not null references subjects (id) on delete restrict,
  faculty_id text references faculty (id) on delete set null, room text not null, kind text not null,
  account_id text, taken_by text not null, taken_at text not null, version integer default 1 not null,
  units text default '' not null, constraint classes_once unique (day, period, year)
) strict;
create index classes_by_faculty on classes (faculty_id, day);
create index classes_by_subject on classes (subject_id, academic_year, kind);

create table attendance (
  student_id text not null references students (id) on delete cascade,
  class_id text not null references classes (id) on delete cascade, mark text not null,
  constraint attendance_once primary key (class_id, student_id)
) strict;
create index attendance_by_student on attendance (student_id);
create index attendance_marks on attendance (class_id, mark);

-- One row for each student, subject and kind: the list of all students at risk must not read every register of
-- the year.
create table attendance_sums (
  student_id text not null references students (id) on delete cascade, academic_year text not null,
  subject_id text not null references subjects (id) on delete restrict, kind text not null,
  present integer default 0 not null, absent integer default 0 not null, late integer default 0 not null,
  duty integer default 0 not null, leave integer default 0 not null, earlier_held integer default 0 not null,
  earlier_attended integer default 0 not null,
  constraint attendance_sums_once primary key (student_id, academic_year, subject_id, kind)
) strict;
create index attendance_sums_by_subject on attendance_sums (subject_id, academic_year);
create index attendance_sums_by_year
  on attendance_sums (academic_year, student_id, present, absent, late, duty, leave, earlier_held, earlier_attended);

create table substitutions (
  id text primary key, period integer not null, year text not null,
  subject_id text not null references subjects (id) on delete restrict,
  faculty_id text references faculty (id) on delete set null, room text not null, kind text not null,
  day text not null, is_cancelled integer default 0 not null, reason text not null,
  constraint substitutions_once unique (day, period, year)
) strict;
create index substitutions_by_faculty on substitutions (faculty_id, day);
create index substitutions_by_subject on substitutions (subject_id);

create table study_materials (
  id text primary key, subject_id text not null references subjects (id) on delete cascade,
  file_id text not null, title text not null, added_by text not null, added_at text not null,
  version integer default 1 not null
) strict;
create index study_materials_by_subject on study_materials (subject_id);

create table calendar_feeds (
  account_id text primary key references accounts (id) on delete cascade, token_hash text not null unique,
  created_at text not null
) strict;

create table notice_files (
  id text primary key, name text not null, bytes integer not null, data text not null,
  created_at text not null
) strict;
