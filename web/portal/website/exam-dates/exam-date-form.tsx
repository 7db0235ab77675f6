import { type ExamDate, examDateFields } from '#shared/website/exams/exam-dates.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { withOnMade } from '#web/portal/website/publications/published-calls.ts';
import { PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import type { FormProps } from '#web/portal/website/publications/published-list.tsx';
import { examDateCalls } from './exam-date-calls.ts';

const dateForm = formOf(examDateFields);

/** The form of a date of the examination hub; of one that exists also its publication, preview and history. */
export function ExamDateForm({ record: date, onClose, onMade }: FormProps<ExamDate>) {
  const form = useRecordForm({
    ...dateForm,
    calls: withOnMade(examDateCalls, onMade),
    record: date,
    onClose,
  });
  return (
    <PublishedForm
      calls={examDateCalls}
      record={date}
      form={form}
      change={{ subject: { autoFocus: !date } }}
    />
  );
}
