// The forms of what a student has in a subject: a result, a grade.
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { marksWithinMaximum, type Result, resultFields } from '#shared/exams/results.ts';
import type { Student } from '#shared/people/students.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { callQuery } from '#web/api/call-query.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import type { VersionedRecord } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordFormOptions } from '#web/portal/kit/forms/record-form-options.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { gradeCalls, resultCalls } from '#web/portal/people/students/student-row-calls.ts';
import { subjectOptions } from '#web/portal/teaching/subjects/subject-options.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';

interface RowDialogProps<Row> {
  student: Student;
  /** undefined: a new row. */
  row: Row | undefined;
  onClose: () => void;
}

const resultForm = formOf(resultFields, marksWithinMaximum);
export function ResultDialog(props: RowDialogProps<Result>) {
  return <SubjectRowDialog {...props} form={resultForm} calls={resultCalls(props.student.id)} />;
}

const gradeForm = formOf(gradeFields);
export function GradeDialog(props: RowDialogProps<GradeInfo>) {
  return <SubjectRowDialog {...props} form={gradeForm} calls={gradeCalls(props.student.id)} />;
}

type SubjectRow = VersionedRecord & { subject: { id: string } };

interface SubjectRowDialogProps<R extends SubjectRow, In extends FieldValues, Out>
  extends RowDialogProps<R>,
    Pick<RecordFormOptions<R, In, Out>, 'calls'> {
  /** From `formOf`. */
  form: Pick<RecordFormOptions<R, In, Out>, 'fields' | 'schema' | 'toForm'>;
}

function SubjectRowDialog<R extends SubjectRow, In extends FieldValues, Out>(
  props: SubjectRowDialogProps<R, In, Out>,
) {
  const { row, calls, onClose } = props;
  const title = `${row ? 'Edit' : 'Add'} ${calls.noun}`;
  // A select whose options arrive late would show no choice.
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
  form: { toForm, ...fields },
  calls,
  onClose,
}: SubjectRowDialogProps<R, In, Out> & { title: string; subjects: readonly Subject[] }) {
  const form = useRecordForm({
    ...fields,
    // The API takes the subject's id and answers the whole subject.
    toForm: (record: R | undefined) => ({ ...toForm(record), subjectId: record?.subject.id ?? '' }),
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
