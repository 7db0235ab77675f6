import { type ExamDate, examDateFields } from '#shared/website/exams/exam-dates.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { withOnMade } from '#web/portal/website/publications/published-calls.ts';
import type { FormProps } from '#web/portal/website/publications/published-list.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
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
    <>
      {date && (
        <PublicationPanel
          calls={examDateCalls}
          record={date}
          isDirty={form.form.formState.isDirty}
          mark={<StateMark record={date} />}
        />
      )}
      <RecordFormBody form={form} createLabel="Save draft">
        <RecordFields form={form} change={{ subject: { autoFocus: !date } }} />
      </RecordFormBody>
    </>
  );
}
