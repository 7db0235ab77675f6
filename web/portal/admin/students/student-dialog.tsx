import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Student } from '#shared/students.ts';
import { CallError, callApi } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { ChangedMeanwhileDialog } from '../../common/changed-meanwhile-dialog.tsx';
import { DiscardDialog } from '../../common/discard-dialog.tsx';
import { showSaveError, textAt } from '../../common/save-error.ts';
import { useUnsavedGuard } from '../../common/use-unsaved-guard.ts';
import { StudentFields } from './student-fields.tsx';
import {
  fieldLabels,
  type StudentFormInput,
  type StudentFormOutput,
  studentFormSchema,
  toFormValues,
  withDateOfBirth,
} from './student-form.ts';
import { deleteStudent, refreshStudents } from './student-queries.ts';

/** Create or edit. `student` undefined: a new one. */
export function StudentDialog({ student, onClose }: { student: Student | undefined; onClose: () => void }) {
  const [refusal, setRefusal] = useState('');
  /** The record as somebody else saved it meanwhile. */
  const [theirs, setTheirs] = useState<Student>();
  const [version, setVersion] = useState(student?.version);
  const [isDeleting, setDeleting] = useState(false);
  const form = useForm<StudentFormInput, unknown, StudentFormOutput>({
    defaultValues: toFormValues(student),
    resolver: zodResolver(studentFormSchema),
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const guard = useUnsavedGuard(isDirty && !isSubmitSuccessful, onClose);

  const save = async (values: StudentFormOutput, ifMatch: number | undefined) => {
    setRefusal('');
    const body = withDateOfBirth(values, !student);
    if (student)
      await callApi('updateStudent', {
        params: { id: student.id },
        body,
        ...(ifMatch !== undefined && { ifMatch }),
      });
    else await callApi('createStudent', { body });
    showToast(student ? 'Student updated' : 'Student created');
    await refreshStudents();
    onClose();
  };

  const handleSave = (ifMatch = version) =>
    form.handleSubmit(async (values) => {
      try {
        await save(values, ifMatch);
      } catch (error) {
        setRefusal(showSaveError(error, form.setError));
        if (student && error instanceof CallError && error.status === 412) {
          setTheirs(
            await callApi('findStudent', {
              params: { id: student.id },
              query: { include: 'personalInfo,contactInfo' },
            }),
          );
        }
      }
    });

  const handleDelete = async () => {
    if (!student) return;
    setDeleting(true);
    if (await deleteStudent(student)) onClose();
    else setDeleting(false);
  };

  const takeTheirs = (record: Student) => {
    form.reset(toFormValues(record));
    setVersion(record.version);
    setTheirs(undefined);
    setRefusal('');
  };

  const keepMine = (record: Student) => {
    setVersion(record.version);
    setTheirs(undefined);
    void handleSave(record.version)();
  };

  return (
    <Modal title={student ? 'Edit Student' : 'Create Student'} onClose={guard.ask}>
      <form noValidate onSubmit={(event) => void handleSave()(event)}>
        <StudentFields form={form} />
        {refusal && (
          <div className="mt-4">
            <Alert>{refusal}</Alert>
          </div>
        )}
        <div className="sticky bottom-0 -mx-1 mt-5 flex flex-wrap justify-end gap-3 bg-paper px-1 py-3">
          {student && (
            <Button look="danger" className="mr-auto" isBusy={isDeleting} onClick={() => void handleDelete()}>
              Delete
            </Button>
          )}
          <Button onClick={guard.ask}>Cancel</Button>
          <Button look="primary" type="submit" isBusy={isSubmitting}>
            {student ? 'Update' : 'Create'}
          </Button>
        </div>
      </form>
      {guard.isAsking && <DiscardDialog onStay={guard.stay} onLeave={guard.leave} />}
      {theirs && (
        <ChangedMeanwhileDialog
          differences={differences(theirs, form.getValues())}
          onKeepMine={() => keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Modal>
  );
}

function differences(theirs: Student, mine: StudentFormInput) {
  const saved = toFormValues(theirs);
  return Object.entries(fieldLabels)
    .map(([path, label]) => ({
      label,
      theirs: textAt(saved, path),
      mine: textAt(mine, path),
    }))
    .filter((field) => field.theirs !== field.mine);
}
