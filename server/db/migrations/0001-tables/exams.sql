-- Tables of exams: exam sessions, marks, results, grades, hall tickets.

-- Their papers, one a subject, and the marks of each student.
create table exam_sessions (
  id text primary key, name text not null, academic_year text not null, year text not null,
  kind text not null, state text not null, first_date text not null, version integer default 1 not null
) strict;
create index exam_sessions_by_year on exam_sessions (academic_year, year);

create table exam_papers (
  session_id text not null references exam_sessions (id) on delete cascade,
  subject_id text not null references subjects (id) on delete restrict, held_on text not null,
  starts_at text not null, room text not null, max_marks real not null,
  entered_by_id text references faculty (id) on delete set null, duration text default '' not null,
  instructor text default '' not null, constraint exam_papers_key primary key (session_id, subject_id)
) strict;
create index exam_papers_by_subject on exam_papers (subject_id);
create index exam_papers_by_teacher on exam_papers (entered_by_id);

create table exam_marks (
  id text primary key, session_id text not null references exam_sessions (id) on delete cascade,
  subject_id text not null references subjects (id) on delete restrict,
  student_id text not null references students (id) on delete cascade, marks real,
  is_absent integer not null, entered_by text not null, version integer default 1 not null,
  constraint exam_marks_cell unique (session_id, subject_id, student_id)
) strict;
create index exam_marks_by_student on exam_marks (student_id);
create index exam_marks_by_subject on exam_marks (subject_id);

create table results (
  id text primary key, student_id text not null references students (id) on delete cascade,
  subject_id text not null references subjects (id) on delete restrict, exam text not null,
  marks real not null, max_marks real not null, held_on text not null, version integer default 1 not null
) strict;
create index results_by_student on results (student_id, held_on);
create index results_by_subject on results (subject_id);

create table grade_info (
  id text primary key, student_id text not null references students (id) on delete cascade,
  subject_id text not null references subjects (id) on delete restrict, grade text not null,
  grade_point real not null, term text not null, version integer default 1 not null
) strict;
create index grade_info_by_student on grade_info (student_id, term);
create index grade_info_by_subject on grade_info (subject_id);

-- Students whom the office lets sit an examination in spite of short attendance or an overdue fee.
create table hall_ticket_exceptions (
  session_id text not null references exam_sessions (id) on delete cascade,
  student_id text not null references students (id) on delete cascade, reason text not null,
  allowed_by text not null, allowed_at text not null,
  constraint hall_ticket_exceptions_once primary key (session_id, student_id)
) strict;
create index hall_ticket_exceptions_by_student on hall_ticket_exceptions (student_id);
