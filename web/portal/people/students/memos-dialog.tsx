import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callFile } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import type { ChosenStudents } from './chosen-students.ts';

/** The marks memos of the chosen students in one published examination, as one PDF. */
export function MemosDialog({
  chosen: { selection, count },
  onClose,
}: {
  chosen: ChosenStudents;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(callQuery('listMemoSessions', { body: { selection } }));
  const [chosenId, setChosenId] = useState('');
  const { run, isBusy, sentence } = useSaving();
  const session = data?.find(({ id }) => id === chosenId) ?? data?.[0];

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
    <FormDialog
      title={`Print memos of ${counted(count, 'student')}`}
      onClose={onClose}
      onSubmit={print}
      submit="Print memos (PDF)"
      isBusy={isBusy}
      disabled={!session}
      refusal={sentence}
    >
      {(error || !data) && <LoadState {...{ error, refetch }} text="Loading the examinations…" />}
      {data?.length === 0 && (
        <p>
          {count === 1 ? 'The student is' : 'The chosen students are'} in no examination whose marks are
          published. Publish the marks of one under{' '}
          <Link to={portalRoutes.admin('marks')} className="link">
            Marks
          </Link>{' '}
          first.
        </p>
      )}
      {session && (
        <SelectField
          label="Examination"
          required
          options={(data ?? []).map(({ id, name, year, academicYear }) => ({
            value: id,
            label: `${name}, ${yearLabels[year].toLowerCase()} year, ${academicYear}`,
          }))}
          value={session.id}
          onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
