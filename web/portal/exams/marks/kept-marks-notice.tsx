import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readViewing } from '#web/api/view-as.ts';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { listKeptMarks } from './kept-marks.ts';

/** Above the list of exam sessions: marks that wait on this device, and the sheet whose opening sends them. */
export function KeptMarksNotice() {
  const { id, pathOf } = usePortalUser();
  const { data = [] } = useQuery({
    queryKey: ['marks on this device', id],
    queryFn: () => listKeptMarks(id),
    networkMode: 'always',
    staleTime: 0,
    enabled: !readViewing(),
  });
  const sessions = [...Map.groupBy(data, ({ sessionId }) => sessionId)];
  return (
    <div role="status">
      {sessions.map(([sessionId, marks]) => (
        <p key={sessionId} className="mb-4 rounded-sm border-l-4 border-turmeric bg-turmeric-pale px-4 py-2">
          {marks.length === 1 ? '1 mark' : `${marks.length} marks`} not yet sent:{' '}
          <Link
            to={pathOf(`marks/${sessionId}`)}
            className="inline-flex min-h-6 items-center font-medium text-teal underline-offset-4 hover:underline"
          >
            {marks[0]?.sessionName}
          </Link>
          . They are kept on this device and sent when the sheet is open and the connection is back.
        </p>
      ))}
    </div>
  );
}
