-- What is written otherwise for SQLite.

-- PostgreSQL allows no entries as long as the searched text.
create index current_students_by_last_name on students (last_name_key, first_name_key, id)
  where status in ('ACTIVE', 'INTERN', 'DETAINED');
create index students_by_last_name on students (last_name_key, first_name_key, id);

-- What is final, as sqlite.sql says it.
create function payments_are_final() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE'
    and exists (select 1 from sample_records where table_name = 'students' and record_id = old.student_id)
    then return old; end if;
  if tg_op = 'DELETE' or not (
    old.cancelled_at is null and new.cancelled_at is not null and new.cancelled_on is not null
    and new.id = old.id and new.student_id = old.student_id and new.fee_id = old.fee_id
    and new.student_name = old.student_name and new.enrollment_number = old.enrollment_number
    and new.fee_label = old.fee_label and new.amount = old.amount and new.advance = old.advance
    and new.paid_on = old.paid_on and new.mode = old.mode and new.reference = old.reference
    and new.note = old.note and new.receipt_number = old.receipt_number and new.receipt_year = old.receipt_year
    and new.receipt_serial = old.receipt_serial and new.entered_at = old.entered_at
    and new.entered_by = old.entered_by
  ) then raise exception 'payments are never changed, only cancelled'; end if;
  return new;
end $$;
create trigger payments_no_change before update or delete on payments
  for each row execute function payments_are_final();

create function audit_log_redaction() returns trigger language plpgsql as $$ begin
  if not exists (select 1 from audit_redactions where entries is null)
    then raise exception 'the audit log is append-only'; end if;
  if tg_op = 'DELETE' then return old; end if;
  if not (new.id = old.id and new.at = old.at and new.action = old.action and new.noun = old.noun
    and new.record_id = old.record_id and new.request_id = old.request_id
    and new.changes = '{}' and new.label = '' and new.about = '' and new.search_text = ''
    and (new.actor = old.actor or new.actor = 'deleted person'))
    then raise exception 'the audit log is append-only'; end if;
  return new;
end $$;
create trigger audit_log_no_change before update or delete on audit_log
  for each row execute function audit_log_redaction();

create function audit_log_is_append_only() returns trigger language plpgsql
  as $$ begin raise exception 'the audit log is append-only'; end $$;
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function audit_log_is_append_only();

create function audit_redactions_are_final() returns trigger language plpgsql as $$ begin
  if tg_op <> 'UPDATE' or old.entries is not null then raise exception 'redactions are final'; end if;
  return new;
end $$;
create trigger audit_redactions_no_change before update or delete on audit_redactions
  for each row execute function audit_redactions_are_final();
