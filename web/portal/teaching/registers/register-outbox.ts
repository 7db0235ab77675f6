// The registers saved on this device that the server does not have yet, and how they are sent.
import { useSyncExternalStore } from 'react';
import type { ClassInput, ClassWithRegister } from '#shared/teaching/classes.ts';
import { callApi } from '#web/api/calls.ts';
import { type Entry, Outbox, sendingProblem, sendWaiting } from '#web/api/outbox.ts';
import { readViewing } from '#web/api/view-as.ts';
import { refreshRecords } from '#web/portal/kit/forms/record-calls.ts';

/** Its id is that of the class, made here: the server keeps a register that is sent twice once. */
export interface WaitingRegister extends Entry {
  input: ClassInput;
  subjectName: string;
  /** Set where it corrects a register that the server has: the version that was edited. */
  corrects?: number | undefined;
  /** The other register of the same class, where that is why it was refused. */
  first?: ClassWithRegister | undefined;
}

export const registers = new Outbox<WaitingRegister>('registers', {
  send: async ([row]) => {
    if (!row) throw new Error('nothing to send');
    const { version } = await keepOnServer(row);
    return (later) => ({ ...later, corrects: version });
  },
  refuse: async ([row], { status, message, details }) => {
    if (!row) return [];
    const { id, userId: user, corrects } = row;
    const first =
      status === 412
        ? // A correction, and another person has corrected it too.
          await callApi('findClass', { params: { id }, user }).catch(() => undefined)
        : (details.first as ClassWithRegister | undefined); // as the contract says of `createClass`
    // The answer to an earlier sending was lost: what was marked since corrects what the server has.
    if (corrects === undefined && first?.id === id && first.version === 1) return [{ ...row, corrects: 1 }];
    return [{ ...row, refusal: message, first }];
  },
  done: () => {
    // A refusal may name students who have left the class: the register that is opened again shows who is in it.
    void refreshRecords();
  },
});

function keepOnServer({ id, userId: user, input, corrects }: WaitingRegister): Promise<ClassWithRegister> {
  if (corrects === undefined) return callApi('createClass', { body: input, user });
  const body = { entries: input.entries, units: input.units };
  return callApi('updateRegister', { params: { id }, body, ifMatch: corrects, user });
}

/**
 * The user's part of them: another user of the same browser neither reads nor replaces what waits for its own user, and the office
 * that looks at a teacher's portal decides nothing there.
 */
export function useWaitingRegisters(userId: string): readonly WaitingRegister[] {
  const rows = useSyncExternalStore(registers.subscribe, registers.entries);
  return readViewing() ? [] : rows.filter((row) => row.userId === userId);
}

/** A condition for the register of that class. */
export const isRegisterOf =
  (day: string, { period, year }: { period: number; year: string }) =>
  ({ input }: WaitingRegister) =>
    input.day === day && input.period === period && input.year === year;

/** @returns why the register is kept nowhere; undefined where this device or the server has it */
export async function saveRegister(row: Omit<WaitingRegister, 'savedAt'>): Promise<string | undefined> {
  const isKept = await registers.save(row);
  const sent = sendWaiting();
  if (isKept) return undefined;
  // A full device that is online is no reason to lose the register.
  await sent;
  const waiting = registers.find(row.id);
  if (!waiting) return undefined;
  await registers.remove(row.id);
  const why = waiting.refusal ?? sendingProblem() ?? 'It could not be sent.';
  return `The register is not kept: the memory of this device is full. ${why}`;
}

/** The user has chosen the own register: it becomes a correction of the first one. */
export async function replaceFirst({ first, refusal: _, ...mine }: WaitingRegister): Promise<void> {
  if (!first) return;
  const input = { ...mine.input, id: first.id };
  await registers.save({ ...mine, id: first.id, input, corrects: first.version });
  if (first.id !== mine.id) await registers.remove(mine.id);
  await sendWaiting();
}
