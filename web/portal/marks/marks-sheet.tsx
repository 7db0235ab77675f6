import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ExamPaper } from '#shared/exam-sessions.ts';
import type { Mark, MarksSheet } from '#shared/marks.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { marksSheetQuery } from '#web/portal/exam-sessions/exam-session-queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { MarksGrid } from './marks-grid.tsx';
import { MarksStatus } from './marks-status.tsx';
import { MarksStore } from './marks-store.ts';

interface MarksSheetPartProps {
  sheet: MarksSheet;
  /** The columns to show. */
  papers: readonly ExamPaper[];
  isOffice: boolean;
}

/** The cells of a session and their way to the server. */
function openSheet(id: string, marks: readonly Mark[]) {
  let reason = '';
  const store = new MarksStore(marks, {
    save: async (entries) => {
      const saved = await callApi('saveMarks', { params: { id }, body: { entries, reason } });
      return saved.entries;
    },
    read: async () => (await queryClient.fetchQuery({ ...marksSheetQuery(id), staleTime: 0 })).entries,
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  });
  const setReason = (text: string) => {
    reason = text;
  };
  return { store, setReason };
}

/** The grid with its state and its queue. After locking the office says why before it changes a mark. */
export function MarksSheetPart({ sheet, papers, isOffice }: MarksSheetPartProps) {
  const { session, students, entries } = sheet;
  const isOpen = session.state === 'open';
  const [hasReason, setHasReason] = useState(false);
  const [{ store, setReason }] = useState(() => openSheet(session.id, entries));
  useEffect(() => store.merge(entries), [store, entries]);
  useEffect(() => {
    const send = () => void store.send();
    addEventListener('online', send);
    addEventListener('focus', send);
    return () => {
      removeEventListener('online', send);
      removeEventListener('focus', send);
    };
  }, [store]);

  const isReadOnly = !isOpen && !(isOffice && hasReason);
  return (
    <>
      {!isOpen && isOffice && (
        <TextField
          label="Reason for changes"
          optionalWord="to change a mark after locking"
          hint="It stands in the history of each student whose mark is changed."
          className="mb-4 max-w-xl"
          maxLength={300}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value.trim());
            setHasReason(currentTarget.value.trim() !== '');
          }}
        />
      )}
      {!isOpen && !isOffice && (
        <p className="mb-4 max-w-prose">
          This session is {session.state}. The office can change a mark, with a reason.
        </p>
      )}
      <MarksGrid
        name={session.name}
        store={store}
        papers={papers}
        students={students}
        isReadOnly={isReadOnly}
      />
      <MarksStatus store={store} isReadOnly={isReadOnly} />
      <LeaveGuard store={store} />
    </>
  );
}

/** The screen and its tab: a choice of another subject keeps the grid. */
const partOf = ({ pathname, search }: { pathname: string; search: object }) =>
  `${pathname} ${'tab' in search ? String(search.tab) : ''}`;

/** Asks before marks that are not saved are left; a save that is on its way is waited for. */
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
      title={count === 1 ? 'One mark is not saved' : `${count} marks are not saved`}
      confirm="Leave without them"
      cancel="Stay"
      isDangerous
      onConfirm={proceed}
      onCancel={reset}
    >
      <p>They are kept as long as this screen is open, and sent when the connection is back.</p>
    </ConfirmDialog>
  );
}
