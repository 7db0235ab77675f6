import { useRef, useState } from 'react';
import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useIsGone } from '#web/portal/kit/forms/use-is-gone.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { StudentDifference } from '#web/portal/money/plan-differences/plan-differences.tsx';
import { RecordPart } from '#web/portal/people/person/record-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { StudentDetails } from './student-profile.tsx';

const StudentDialog = lazyDialog(() => import('./student-dialog.tsx'));

/** The record as the office reads and edits it. */
export function StudentRecordPart({ student }: { student: Student }) {
  return (
    <>
      <StudentDifference studentId={student.id} />
      <RecordPart
        list={{ to: portalRoutes.admin('students') }}
        details={<StudentDetails student={student} />}
        renderDialog={(on) => <StudentDialog student={student} {...on} />}
      >
        <PhotoControl student={student} />
      </RecordPart>
    </>
  );
}

/** Sets and removes the profile picture. The server checks the file; its error message is shown here. */
function PhotoControl({ student: { id, firstName, ProfilePic, version } }: { student: Student }) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isGone = useIsGone();
  const call = { params: { id }, ifMatch: version };

  const run = async (work: () => Promise<unknown>, deed: 'saved' | 'removed') => {
    setRefusal('');
    setBusy(true);
    try {
      await work();
      showToast(isGone.current ? `The picture of ${firstName} was ${deed}` : `Picture ${deed}`);
      await refreshRecords();
    } catch (error) {
      setRefusal(sentenceOf(error));
      // After a conflict (412) the changed record is shown; a second attempt then overwrites it on purpose.
      if (error instanceof CallError && error.status === 412) await refreshRecords();
      if (!isGone.current) return;
      showToast(`The picture of ${firstName} was not ${deed}. ${sentenceOf(error)}`, { isError: true });
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void run(() => callApi('updateStudentPhoto', { ...call, file }), 'saved');
          }}
        />
        <Button variant="quiet" isBusy={isBusy} onClick={() => input.current?.click()}>
          {ProfilePic ? 'Change picture' : 'Add picture'}
        </Button>
        {ProfilePic && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => void run(() => callApi('deleteStudentPhoto', call), 'removed')}
          >
            Remove picture
          </Button>
        )}
      </div>
      {refusal && <Alert>{refusal}</Alert>}
    </div>
  );
}
