-- What is written otherwise for PostgreSQL.

-- A search reads every row of these indexes, which are far smaller than the table.
create index current_students_by_last_name on students (last_name_key, first_name_key, id, search_text)
  where status in ('ACTIVE', 'INTERN', 'DETAINED');
create index students_by_last_name on students (last_name_key, first_name_key, id, search_text);

-- What is final, also for our own code. A payment is never changed but by its cancellation, and never deleted
-- but with a sample student.
create trigger payments_no_update before update on payments
when not (old.cancelled_at is null and new.cancelled_at is not null and new.cancelled_on is not null
  and new.id = old.id and new.student_id = old.student_id and new.fee_id = old.fee_id
  and new.student_name = old.student_name and new.enrollment_number = old.enrollment_number
  and new.fee_label = old.fee_label and new.amount = old.amount and new.advance = old.advance
  and new.paid_on = old.paid_on and new.mode = old.mode and new.reference = old.reference and new.note = old.note
  and new.receipt_number = old.receipt_number and new.receipt_year = old.receipt_year
  and new.receipt_serial = old.receipt_serial and new.entered_at = old.entered_at and new.entered_by = old.entered_by)
begin select raise(abort, 'payments are never changed, only cancelled'); end;
create trigger payments_no_delete before delete on payments
when not exists (select 1 from sample_records where table_name = 'students' and record_id = old.student_id)
begin select raise(abort, 'payments are never changed, only cancelled'); end;

-- The audit log is append-only, but while a redaction is open, within its transaction, names and values may be
-- removed from entries, and entries may be deleted. What happened, when and to which record is never
-- rewritten.
create trigger audit_log_no_update before update on audit_log
when not (exists (select 1 from audit_redactions where entries is null)
  and new.id = old.id and new.at = old.at and new.action = old.action and new.noun = old.noun
  and new.record_id = old.record_id and new.request_id = old.request_id
  and new.changes = '{}' and new.label = '' and new.about = '' and new.search_text = ''
  and (new.actor = old.actor or new.actor = 'deleted person'))
begin select raise(abort, 'the audit log is append-only'); end;
create trigger audit_log_no_delete before delete on audit_log
when not exists (select 1 from audit_redactions where entries is null)
begin select raise(abort, 'the audit log is append-only'); end;
create trigger audit_redactions_no_update before update on audit_redactions when old.entries is not null
begin select raise(abort, 'redactions are final'); end;
create trigger audit_redactions_no_delete before delete on audit_redactions
begin select raise(abort, 'redactions are final'); end;
