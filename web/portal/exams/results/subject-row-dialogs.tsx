// The forms of what a student has in a subject: a result, a grade.
import type { FieldValues } from 'react-hook-form';
import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { marksWithinMaximum, type Result, resultFields } from '#shared/exams/results.ts';
import type { Student } from '#shared/people/students.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import type { VersionedRecord } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordFormOptions } from '#web/portal/kit/forms/record-form-options.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { gradeCalls, resultCalls } from '#web/portal/people/students/student-row-calls.ts';
import { SubjectSelect, subjectName, WithSubjects } from '#web/portal/teaching/subjects/subject-choice.tsx';

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
