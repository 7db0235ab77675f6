import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ExamPaper, papersToCome, whyNotYet } from '#shared/exams/exam-sessions.ts';
import type { MarksSheet } from '#shared/exams/marks.ts';
import { counted } from '#shared/kit/format.ts';
import { callQuery } from '#web/api/call-query.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readViewing } from '#web/api/view-as.ts';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { MarksGrid } from './marks-grid.tsx';
import { MarksStore } from './marks-store.ts';

interface MarksSheetPartProps {
  sheet: MarksSheet;
  /** The columns to show. */
  papers: readonly ExamPaper[];
  isOffice: boolean;
}

/** The grid with its state. After locking the office says why before it changes a mark. */
export function MarksSheetPart({ sheet, papers, isOffice }: MarksSheetPartProps) {
  const { session, students, entries } = sheet;
  const isOpen = session.state === 'open';
  const mayWrite = useMayWrite();
  const [hasReason, setHasReason] = useState(false);
  const { id: userId } = usePortalUser();
  const isViewing = Boolean(readViewing());
  const [store] = useState(() => {
    const read = () =>
      queryClient.getQueryData(callQuery('readMarks', { params: { id: session.id } }).queryKey) ?? sheet;
    // What waits on this device for the teacher is not the office's to send, when it looks at the teacher's portal.
    return new MarksStore({ userId, session, read, isOnlyShown: isViewing });
  });
  useEffect(() => store.refresh(entries), [store, entries]);
  useEffect(() => void store.restore(), [store]);

  const today = useIndiaDay();
  const toCome = papersToCome(papers, today);
  const isReadOnly = isViewing || !mayWrite || (!isOpen && !(isOffice && hasReason));
  return (
    <>
      {!isOpen && isOffice && mayWrite && (
        <TextField
          label="Reason for changes"
          optionalWord="to change a mark after locking"
          hint="The history of each student whose mark is changed shows it."
          className="mb-4 max-w-xl print:hidden"
          maxLength={300}
          onChange={({ currentTarget }) => {
            const reason = currentTarget.value.trim();
            store.giveReason(reason);
            setHasReason(reason !== '');
          }}
        />
      )}
      {!isOpen && !isOffice && (
        <p className="mb-4 max-w-prose">
          This session is {session.state}. The office can change a mark, with a reason.
        </p>
      )}
      {isOpen && isViewing && (
        <p className="mb-4 max-w-prose">The office enters marks under ‘Marks’ in its own portal.</p>
      )}
      {toCome.length > 0 && <p className="mb-4 max-w-prose">{whyNotYet(toCome)}</p>}
      <MarksGrid
        name={session.name}
        store={store}
        papers={papers}
        students={students}
        isReadOnly={isReadOnly}
        toCome={toCome}
      />
      <LeaveGuard store={store} />
    </>
  );
}

/** The screen and its tab: a choice of another subject keeps the grid. */
const partOf = ({ pathname, search }: { pathname: string; search: object }) =>
  `${pathname} ${'tab' in search ? String(search.tab) : ''}`;

/** Asks before marks that are not sent are left; a save that is on its way is waited for. */
function LeaveGuard({ store }: { store: MarksStore }) {
  const read = () => store.count('unsent', 'saving', 'refused', 'conflict');
  const count = useSyncExternalStore(store.subscribe, read);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => read() > 0 && partOf(current) !== partOf(next),
    enableBeforeUnload: () => read() > 0,
    withResolver: true,
  });
  const { status, proceed, reset } = blocker;
  useEffect(() => {
    if (status === 'blocked' && count === 0) proceed();
  }, [status, proceed, count]);
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={`${counted(count, 'mark is', 'marks are')} not sent yet`}
      confirm="Leave"
      cancel="Stay"
      onConfirm={proceed}
      onCancel={reset}
    >
      <p>
        {store.isKept
          ? 'They are kept on this device, and sent by themselves when the connection is back.'
          : 'This device cannot keep them: they are lost with this tab. Is its memory full?'}
      </p>
    </ConfirmDialog>
  );
}
