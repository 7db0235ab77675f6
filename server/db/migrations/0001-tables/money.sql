-- Tables of money: fee plans, fees, payments, refunds, bank statements.

create table fee_plans (
  id text primary key, academic_year text not null, study_year text not null, quota text not null,
  heads text not null, version integer default 1 not null,
  constraint fee_plans_of_a_class unique (academic_year, study_year, quota)
) strict;

-- Each can be undone as a whole. The year is null where the fee was raised for chosen students.
create table fee_raises (
  id text primary key, plan text not null, raised_at text not null, raised_by text not null,
  students integer not null, fees integer not null, amount integer not null, undone_at text,
  academic_year text
) strict;
create index fee_raises_by_time on fee_raises (raised_at);

-- Rupees. A concession is a fee with a negative amount that names the fee it reduces; `conceded` of that fee
-- is the sum of them. What the government pays is not among the open fees. The conditions of the indexes must
-- be those of the queries.
create table fees (
  id text primary key, student_id text not null references students (id) on delete cascade,
  label text not null, amount integer not null, paid integer not null, due_on text not null, paid_on text,
  version integer default 1 not null, conceded integer default 0 not null, concession_of text,
  concession_reason text, raise_id text, payable_by text default 'student' not null, sanctioned_on text,
  refused_on text, refused_reason text
) strict;
create index fees_by_label on fees (label, student_id);
create index fees_by_raise on fees (raise_id);
create index fees_by_student on fees (student_id, due_on);
create index fees_of_government on fees (student_id, id) where payable_by = 'government';
create index fees_open_by_day on fees (due_on, id)
  where amount > paid + conceded and payable_by = 'student';
create index fees_open_by_label on fees (label, due_on, id)
  where amount > paid + conceded and payable_by = 'student';
create index fees_open_by_student on fees (student_id, due_on, id, amount, paid, conceded, payable_by)
  where amount > paid + conceded and payable_by = 'student';
create index fees_open_by_sum on fees ((amount - paid - conceded), id)
  where amount > paid + conceded and payable_by = 'student';

-- Never edited or deleted, only cancelled: triggers refuse everything else. `amount` is never negative.
create table payments (
  id text primary key, student_id text not null, fee_id text not null, student_name text not null,
  enrollment_number text not null, fee_label text not null, amount integer not null check (amount > 0),
  paid_on text not null, mode text not null, reference text not null, note text not null,
  receipt_number text not null unique, receipt_year text not null, receipt_serial integer not null,
  idempotency_key text unique, entered_at text not null, entered_by text not null, cancelled_at text,
  cancelled_by text default '' not null, cancel_reason text default '' not null, search_text text not null,
  version integer default 1 not null, student_name_key text default '' not null, cancelled_on text,
  cancel_kind text, advance integer default 0 not null,
  constraint payments_receipt unique (receipt_year, receipt_serial)
) strict;
create index payments_by_amount on payments (amount, id);
create index payments_by_cancellation on payments (cancelled_on, id) where cancelled_on is not null;
create index payments_by_day on payments (paid_on, id);
create index payments_by_fee on payments (fee_id, id);
create index payments_by_name on payments (student_name_key, id);
create index payments_by_student on payments (student_id, id);
-- As `referenceKey` (shared/money/payments.ts) has it: signs and words around the number of a transfer do not
-- make it another one.
create index payments_by_reference on payments (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(reference)
    , ' ', ''), '-', ''), '/', ''), '.', ''), ':', ''), ',', ''), '#', ''), '_', ''), 'utrno', '')
    , 'utr', ''), 'upi', ''), 'rrn', ''), 'neft', ''), 'imps', ''), 'rtgs', ''), 'txn', ''), 'refno', '')
    , 'ref', '')
);

-- Made when a receipt is first printed.
create table receipt_codes (
  payment_id text primary key references payments (id) on delete cascade, code text not null unique
) strict;

create table refunds (
  id text primary key, refund_number text not null unique, refund_year text not null,
  refund_serial integer not null, student_id text not null, student_name text not null,
  enrollment_number text not null, amount integer not null check (amount > 0), refunded_on text not null,
  mode text not null, reference text not null, reason text not null, entered_at text not null,
  entered_by text not null, search_text text not null, version integer default 1 not null,
  constraint refunds_number unique (refund_year, refund_serial)
) strict;
create index refunds_by_day on refunds (refunded_on, id);
create index refunds_by_student on refunds (student_id, id);

-- What was paid over, and what was used of it with a minus.
create table advances (
  id text primary key, student_id text not null, fee_id text, amount integer not null, made_at text not null
) strict;
create index advances_by_fee on advances (fee_id);
create index advances_by_student on advances (student_id, id);

create table day_closes (
  id text primary key, day text not null unique, booked integer not null, counted integer not null,
  reason text not null, closed_at text not null, closed_by text not null
) strict;

-- What students say that they have paid.
create table payment_claims (
  id text primary key, student_id text not null references students (id) on delete cascade,
  fee_id text not null references fees (id) on delete cascade, amount integer not null,
  paid_on text not null, utr text not null, utr_key text not null, claimed_at text not null,
  claimed_by text not null, refused_reason text,
  constraint one_claim_of_transfer unique (student_id, fee_id, utr_key)
) strict;
create index payment_claims_by_fee on payment_claims (fee_id);
create index payment_claims_open on payment_claims (claimed_at) where refused_reason is null;

create table claim_pictures (
  claim_id text primary key references payment_claims (id) on delete cascade, data text not null
) strict;

create table reminders (
  id text primary key, student_id text not null references students (id) on delete cascade,
  opened_on text not null, opened_by text not null, language text not null
) strict;
create index reminders_by_student on reminders (student_id, opened_on);

-- The renewal of the fee reimbursement for each student and academic year.
create table renewals (
  student_id text not null references students (id) on delete cascade, academic_year text not null,
  state text not null, state_on text, note text not null,
  constraint renewal_of_year primary key (student_id, academic_year)
) strict;

create table bank_statements (
  id text primary key, bank text not null, bank_key text not null, file_name text not null,
  columns text not null, left_out integer not null, unread text not null, read_at text not null,
  read_by text not null
) strict;
create index bank_statements_by_bank on bank_statements (bank_key, read_at);

create table bank_rows (
  id text primary key, statement_id text not null references bank_statements (id) on delete cascade,
  line integer not null, row_key text not null, paid_on text not null, amount integer not null,
  utr text not null, "text" text not null
) strict;
create index bank_rows_of_statement on bank_rows (statement_id, line);

-- A line of a statement makes one payment for ever, in whichever statement it comes again.
create table bank_row_payments (
  row_key text primary key, payment_id text not null
) strict;
