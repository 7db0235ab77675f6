import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callFile } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import type { ChosenStudents } from './chosen-students.ts';

/** The marks memos of the chosen students in one published examination, as one PDF. */
export function MemosDialog({
  chosen: { selection, count },
  onClose,
}: {
  chosen: ChosenStudents;
  onClose: () => void;
}) {
  const sessions = useQuery(callQuery('listMemoSessions', { body: { selection } }));
  const [chosenId, setChosenId] = useState('');
  const { run, isBusy, sentence } = useSaving();
  const session = sessions.data?.find(({ id }) => id === chosenId) ?? sessions.data?.[0];

  const print = async () => {
    if (!session) return;
    const isMade = await run(
      () => callFile('createStudentMemos', { params: { id: session.id }, body: { selection } }),
      ({ file, total }) => {
        saveFile({ file }, `marks-memos-${session.name.replace(/[^\w-]+/g, '-')}.pdf`);
        const others = count - total;
        const left = others > 0 && `; ${counted(others, 'student is', 'students are')} not in it`;
        return `Memos of ${counted(total, 'student')}, ${session.name}${left || ''}`;
      },
    );
    if (isMade) onClose();
  };

  return (
    <Modal title={`Print memos of ${counted(count, 'student')}`} onClose={onClose}>
      <ActionForm
        onSubmit={print}
        submit="Print memos (PDF)"
        onCancel={onClose}
        isBusy={isBusy}
        disabled={!session}
        refusal={sentence}
      >
        {sessions.error && <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />}
        {sessions.isPending && <Loading text="Loading the examinations…" />}
        {sessions.data?.length === 0 && (
          <p>
            {count === 1 ? 'The student is' : 'The chosen students are'} in no examination whose marks are
            published. Publish the marks of one under{' '}
            <Link to={portalRoutes.admin('marks')} className="text-teal underline underline-offset-4">
              Marks
            </Link>{' '}
            first.
          </p>
        )}
        {session && (
          <SelectField
            label="Examination"
            required
            options={(sessions.data ?? []).map(({ id, name, year, academicYear }) => ({
              value: id,
              label: `${name}, ${yearLabels[year].toLowerCase()} year, ${academicYear}`,
            }))}
            value={session.id}
            onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
          />
        )}
      </ActionForm>
    </Modal>
  );
}
