import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted, formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { ClassWithRegister, EntryInput } from '#shared/teaching/classes.ts';
import { markLabels, marks } from '#shared/teaching/register-marks.ts';
import { sendWaiting } from '#web/api/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { registers, replaceFirst, useWaitingRegisters, type WaitingRegister } from './register-outbox.ts';
import { rosterQuery } from './register-queries.ts';
import { usePortalUser } from './use-portal-user.ts';

/** What is saved on this device and not on the server yet: how many, and which need a decision. */
export function QueuedRegisters({ userId }: { userId: string }) {
  const rows = useWaitingRegisters(userId);
  const open = rows.filter(({ refusal }) => !refusal);
  const decided = rows.filter(({ refusal }) => refusal);
  return (
    <div role="status">
      {open.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm border-l-4 border-turmeric bg-turmeric-pale px-4 py-2">
          <p>
            {counted(open.length, 'register is', 'registers are')} saved on this device and not sent yet.{' '}
            {open.length === 1 ? 'It is' : 'They are'} sent by {open.length === 1 ? 'itself' : 'themselves'}{' '}
            when the connection is back.
          </p>
          <Button onClick={() => void sendWaiting()}>Send now</Button>
        </div>
      )}
      {decided.map((row) =>
        row.first ? (
          <Conflict key={row.id} row={row} first={row.first} />
        ) : (
          <Refused key={row.id} row={row} />
        ),
      )}
    </div>
  );
}

const titleOf = ({ subjectName, input: { year, day, period } }: WaitingRegister) =>
  `${subjectName}, ${yearLabels[year].toLowerCase()} year, ${formatDate(day)}, period ${period}`;

/** The marks are kept until the user has put right what the server's sentence says, or discards them. */
function Refused({ row }: { row: WaitingRegister }) {
  const { pathOf } = usePortalUser();
  const [isAsking, setAsking] = useState(false);
  const { day, period, year, subjectId, kind } = row.input;
  return (
    <section className="mb-4 rounded-sm border-l-4 border-madder bg-madder-pale px-4 py-3">
      <h2 className="text-lg">Not accepted: {titleOf(row)}</h2>
      <p className="my-2">{row.refusal}</p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={pathOf(`registers/${day}/${period}/${year}`)}
          search={{ subject: subjectId, name: row.subjectName, kind }}
          className={buttonClass('plain')}
        >
          Open the register
        </Link>
        <Button variant="quietDanger" onClick={() => setAsking(true)}>
          Discard it
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Discard this register?"
          confirm="Discard"
          isDangerous
          onConfirm={() => void registers.remove(row.id)}
          onCancel={() => setAsking(false)}
        >
          <p>{titleOf(row)}: the marks on this device are lost.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Both registers side by side: the user decides which one counts. */
function Conflict({ row, first }: { row: WaitingRegister; first: ClassWithRegister }) {
  const roster = useQuery(rosterQuery(row.input.year));
  const names = new Map<string, string>([
    ...(roster.data ?? []).map((student) => [student.id, fullName(student)] as const),
    ...first.entries.map(({ student }) => [student.id, fullName(student)] as const),
  ]);
  const theirs = first.entries.map(({ student, mark }) => ({ studentId: student.id, mark }));
  return (
    <section
      aria-label="Two registers of one class"
      className="mb-4 rounded-sm border-l-4 border-madder bg-madder-pale px-4 py-3"
    >
      <h2 className="text-lg">Two registers of one class</h2>
      <p className="my-2">
        {titleOf(row)}. {row.refusal} Which one is right?
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Register title={`The first, by ${first.takenBy}`} entries={theirs} names={names} />
        <Register title="Yours" entries={row.input.entries} names={names} />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void registers.remove(row.id)}>Keep the first</Button>
        <Button variant="primary" onClick={() => void replaceFirst(row)}>
          Use mine
        </Button>
      </div>
    </section>
  );
}

interface RegisterProps {
  title: string;
  entries: readonly EntryInput[];
  names: ReadonlyMap<string, string>;
}

function Register({ title, entries, names }: RegisterProps) {
  const others = Map.groupBy(entries, ({ mark }) => mark);
  others.delete('present');
  return (
    <div className="rounded-sm bg-white p-3">
      <h3 className="font-semibold">{title}</h3>
      {others.size === 0 && <p>Everybody present</p>}
      {marks.map((mark) => {
        const who = others.get(mark)?.map(({ studentId }) => names.get(studentId) ?? 'a student');
        return who && <p key={mark}>{`${markLabels[mark]}: ${who.join(', ')}`}</p>;
      })}
    </div>
  );
}
