import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import type { Student } from '#shared/people/students.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { callQuery } from '#web/api/call-query.ts';
import type { VersionedRecord } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordFormOptions } from '#web/portal/kit/forms/record-form-options.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';

/** The subjects by year, for a select; those of the student's own year come first. */
export function subjectOptions(subjects: readonly Subject[], ownYear: Year = 'FIRST') {
  return [ownYear, ...years.filter((year) => year !== ownYear)]
    .map((year) => ({
      label: `${yearLabels[year]} year`,
      options: subjects
        .filter((subject) => subject.year === year)
        .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    }))
    .filter(({ options }) => options.length > 0);
}

type SubjectRow = VersionedRecord & { subject: { id: string } };

interface SubjectRowDialogProps<R extends SubjectRow, In extends FieldValues, Out>
  extends Pick<RecordFormOptions<R, In, Out>, 'calls' | 'onClose'> {
  student: Student;
  /** undefined: a new row. */
  row: R | undefined;
  /** From `formOf`. */
  formOfRow: Pick<RecordFormOptions<R, In, Out>, 'fields' | 'schema' | 'toForm'>;
}

/** Edits a row of a student that is about a subject: a result, a grade. It waits for the subjects: a select whose options arrive late would show no choice. */
export function SubjectRowDialog<R extends SubjectRow, In extends FieldValues, Out>(
  props: SubjectRowDialogProps<R, In, Out>,
) {
  const { row, calls, onClose } = props;
  const title = `${row ? 'Edit' : 'Add'} ${calls.noun}`;
  const { data: subjects, error, refetch } = useQuery(callQuery('listSubjects'));
  if (subjects) return <LoadedDialog {...props} title={title} subjects={subjects} />;
  return (
    <Modal title={title} onClose={onClose}>
      <LoadState {...{ error, refetch }} text="Loading the subjects…" />
    </Modal>
  );
}

function LoadedDialog<R extends SubjectRow, In extends FieldValues, Out>({
  title,
  subjects,
  student,
  row,
  formOfRow,
  calls,
  onClose,
}: SubjectRowDialogProps<R, In, Out> & { title: string; subjects: readonly Subject[] }) {
  const form = useRecordForm({
    ...formOfRow,
    // The API takes the subject's id and answers the whole subject.
    toForm: (record: R | undefined) => ({
      ...formOfRow.toForm(record),
      subjectId: record?.subject.id ?? '',
    }),
    calls,
    record: row,
    // How the dialog of two editors names a subject.
    show: { subjectId: (id) => subjects.find((subject) => subject.id === id)?.name ?? '—' },
    onClose,
  });
  const subject = (
    <SelectField
      {...form.field('subjectId')}
      required
      className="sm:col-span-2"
      placeholder="Choose"
      options={subjectOptions(subjects, student.year)}
      {...(subjects.length === 0 && { hint: 'There are no subjects yet: enter them under Subjects first.' })}
    />
  );
  return (
    <RecordDialog title={title} form={form} createLabel="Add">
      <RecordFields form={form} own={{ subjectId: subject }} />
    </RecordDialog>
  );
}
