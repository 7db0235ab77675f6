import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type ExamPaper, type ExamSession, papersToCome, whyNotYet } from '#shared/exams/exam-sessions.ts';
import type { Mark, MarksSheet } from '#shared/exams/marks.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readViewing } from '#web/api/view-as.ts';
import { marksSheetQuery } from '#web/portal/exams/exam-sessions/exam-session-queries.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { marksOnDevice } from './kept-marks.ts';
import { MarksGrid } from './marks-grid.tsx';
import { MarksStore } from './marks-store.ts';

interface MarksSheetPartProps {
  sheet: MarksSheet;
  /** The columns to show. */
  papers: readonly ExamPaper[];
  isOffice: boolean;
}

/** The cells of a session and their way to the server. */
function openSheet({ id, name }: ExamSession, marks: readonly Mark[], userId: string) {
  let reason = '';
  // What waits on this device for the teacher is not the office's to send, when it looks at the teacher's portal.
  const canKeep = 'indexedDB' in globalThis && !readViewing();
  const device = canKeep ? marksOnDevice(userId, { id, name }) : undefined;
  const store = new MarksStore(marks, {
    save: async (entries) => {
      const saved = await callApi('saveMarks', { params: { id }, body: { entries, reason } });
      return saved.entries;
    },
    read: async () => (await queryClient.fetchQuery({ ...marksSheetQuery(id), staleTime: 0 })).entries,
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    ...(device && { device }),
  });
  const setReason = (text: string) => {
    reason = text;
  };
  /** Takes over what an earlier tab has kept. A cell that the sheet no longer has is forgotten. */
  const restore = async (maxOf: (key: string) => number | undefined) => {
    const kept = await device?.list().catch((error: unknown) => {
      console.warn('This device does not keep the marks', error);
    });
    store.restore(kept ?? [], maxOf);
  };
  return { store, setReason, restore };
}

/** The grid with its state and its queue. After locking the office says why before it changes a mark. */
export function MarksSheetPart({ sheet, papers, isOffice }: MarksSheetPartProps) {
  const { session, students, entries } = sheet;
  const isOpen = session.state === 'open';
  const [hasReason, setHasReason] = useState(false);
  const { id: userId } = usePortalUser();
  const [{ store, setReason, restore }] = useState(() => openSheet(session, entries, userId));
  useEffect(() => store.merge(entries), [store, entries]);
  const takeKept = useEffectEvent(() => {
    const ids = new Set(students.map(({ id }) => id));
    const maxOf = (key: string) => {
      const [studentId = '', subjectId] = key.split(' ');
      const paper = session.papers.find(({ subject }) => subject.id === subjectId);
      return ids.has(studentId) ? paper?.maxMarks : undefined;
    };
    void restore(maxOf);
  });
  useEffect(() => takeKept(), []);
  useEffect(() => {
    const send = () => void store.send();
    store.resume();
    addEventListener('online', send);
    addEventListener('focus', send);
    return () => {
      removeEventListener('online', send);
      removeEventListener('focus', send);
      store.pause();
    };
  }, [store]);

  const today = useIndiaDay();
  const toCome = papersToCome(papers, today);
  const isViewing = Boolean(readViewing());
  const isReadOnly = isViewing || (!isOpen && !(isOffice && hasReason));
  return (
    <>
      {!isOpen && isOffice && (
        <TextField
          label="Reason for changes"
          optionalWord="to change a mark after locking"
          hint="The history of each student whose mark is changed shows it."
          className="mb-4 max-w-xl print:hidden"
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
      title={count === 1 ? 'One mark is not sent yet' : `${count} marks are not sent yet`}
      confirm="Leave"
      cancel="Stay"
      onConfirm={proceed}
      onCancel={reset}
    >
      <p>
        {store.isKept
          ? 'They are kept on this device, and sent when this sheet is open and the connection is back.'
          : 'This device cannot keep them: they are lost with this tab. Is its memory full?'}
      </p>
    </ConfirmDialog>
  );
}
