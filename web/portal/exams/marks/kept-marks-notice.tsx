import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { counted } from '#shared/kit/format.ts';
import { readViewing } from '#web/api/view-as.ts';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { Button } from '#web/ui/button.tsx';
import { marks as outbox, type WaitingMark } from './mark-outbox.ts';

/** Above the list of exam sessions: marks that wait on this device, and those that the server has refused, with their sheet. */
export function KeptMarksNotice() {
  const { id } = usePortalUser();
  const all = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const own = readViewing() ? [] : all.filter(({ userId }) => userId === id);
  const sessions = [...Map.groupBy(own, ({ sessionId, refusal }) => `${sessionId} ${refusal ?? ''}`)];
  return (
    <div role="status">
      {sessions.map(([key, marks]) => (
        <p key={key} className="mb-4 rounded-sm border-l-4 border-turmeric bg-turmeric-pale px-4 py-2">
          <Waiting marks={marks} />
        </p>
      ))}
    </div>
  );
}

/** Of one session, with one refusal. */
function Waiting({ marks }: { marks: readonly WaitingMark[] }) {
  const { pathOf } = usePortalUser();
  const [first] = marks;
  if (!first) return null;
  const { sessionId, sessionName, refusal } = first;
  const count = counted(marks.length, 'mark');
  const sheet = (
    <Link
      to={pathOf(`marks/${sessionId}`)}
      className="inline-flex min-h-6 items-center font-medium link-alone"
    >
      {sessionName}
    </Link>
  );
  if (!refusal)
    return (
      <>
        {count} not yet sent: {sheet}. They are kept on this device and sent when the connection is back.
      </>
    );
  return (
    <>
      {count} not accepted: {sheet}. {refusal}{' '}
      <Button variant="quiet" onClick={() => void outbox.remove(...marks.map(({ id }) => id))}>
        Discard
      </Button>
    </>
  );
}
