import type { FieldValues } from 'react-hook-form';
import type { Student } from '#shared/people/students.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import type { VersionedRecord } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordFormOptions } from '#web/portal/kit/forms/record-form-options.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { SubjectSelect, subjectName, WithSubjects } from './subject-choice.tsx';

type SubjectRow = VersionedRecord & { subject: { id: string } };

interface SubjectRowDialogProps<R extends SubjectRow, In extends FieldValues, Out>
  extends Pick<RecordFormOptions<R, In, Out>, 'calls' | 'onClose'> {
  student: Student;
  /** undefined: a new row. */
  row: R | undefined;
  /** From `formOf`. */
  formOfRow: Pick<RecordFormOptions<R, In, Out>, 'fields' | 'schema' | 'toForm'>;
}

/** Edits a row of a student that is about a subject: a result, a grade. */
export function SubjectRowDialog<R extends SubjectRow, In extends FieldValues, Out>(
  props: SubjectRowDialogProps<R, In, Out>,
) {
  const { row, calls, onClose } = props;
  const title = `${row ? 'Edit' : 'Add'} ${calls.noun}`;
  return (
    <WithSubjects title={title} onClose={onClose}>
      {(subjects) => <LoadedDialog {...props} title={title} subjects={subjects} />}
    </WithSubjects>
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
    show: { subjectId: subjectName(subjects) },
    onClose,
  });
  const subject = <SubjectSelect {...form.field('subjectId')} subjects={subjects} ownYear={student.year} />;
  return (
    <RecordDialog title={title} form={form} createLabel="Add">
      <RecordFields form={form} own={{ subjectId: subject }} />
    </RecordDialog>
  );
}
