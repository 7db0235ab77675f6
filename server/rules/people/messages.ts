// Who a message is for, and what each of them reads.
import { lockRecords } from '#server/db/locks.ts';
import { readLanguages } from '#server/db/people/messages.ts';
import type { Tx } from '#server/db/schema.ts';
import { invalid } from '#server/errors.ts';
import type { Language } from '#shared/kit/languages.ts';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Guardian } from '#shared/people/guardians.ts';
import { type MessageInput, mostReaders, type ReaderKind, readerKinds } from '#shared/people/messages.ts';
import { isFormer } from '#shared/people/student-status.ts';
import type { Student } from '#shared/people/students.ts';
import { peopleOf, selectedStudents } from './selections.ts';

interface Person {
  id: string;
  name: string;
  phone: string;
  /** '' where none is known. */
  email: string;
  isFormer: boolean;
}

export interface Reader extends Person {
  kind: ReaderKind;
  language: Language;
}

const toPerson = (one: Student | Faculty | Guardian): Person => {
  const { phone, email = '' }: { phone?: string; email?: string } =
    'phone' in one ? one : (one.contactInfo ?? {});
  return {
    id: one.id,
    name: fullName(one),
    // A student without a phone is told through the parents.
    phone: phone || ('parentPhone' in one ? one.parentPhone : ''),
    email,
    isFormer: 'status' in one && isFormer(one),
  };
};

/**
 * The readers in the order of the call, each once, locked until the transaction ends.
 * @throws 400 that names those who are unknown, or have left
 */
export async function readersOf(
  tx: Tx,
  { readers, selection, language }: Pick<MessageInput, 'readers' | 'selection' | 'language'>,
): Promise<Reader[]> {
  const chosen = readers ?? (await selectedReaders(tx, selection));
  const found = new Map<string, Reader>();
  for (const kind of readerKinds) {
    const ids = [...new Set(chosen.filter((reader) => reader.kind === kind).map(({ id }) => id))];
    if (ids.length === 0) continue;
    await lockRecords(tx, kind, ids);
    const languages = await readLanguages(tx, kind, ids);
    for (const person of (await peopleOf[kind](tx, ids)).map(toPerson)) {
      const own = languages.get(person.id) ?? 'en';
      found.set(`${kind} ${person.id}`, { ...person, kind, language: language ?? own });
    }
  }
  refuse(
    'These readers are not in the records',
    chosen.filter(({ kind, id }) => !found.has(`${kind} ${id}`)).map(({ kind, id }) => `${kind} ${id}`),
  );
  refuse(
    'These students have left or graduated',
    [...found.values()].filter((reader) => reader.isFormer).map(({ name }) => name),
  );
  const named = new Map(chosen.map((reader) => [`${reader.kind} ${reader.id}`, reader.language]));
  return [...named].flatMap(([key, own]) => {
    const reader = found.get(key);
    return reader ? [{ ...reader, language: own ?? reader.language }] : [];
  });
}

async function selectedReaders(
  tx: Tx,
  selection: MessageInput['selection'],
): Promise<NonNullable<MessageInput['readers']>> {
  const students = selection ? await selectedStudents(tx, selection) : [];
  if (students.length > mostReaders)
    throw invalid(`A message has at most ${mostReaders} readers`, 'selection');
  return students.map(({ id }) => ({ kind: 'student', id }));
}

function refuse(what: string, names: readonly string[]): void {
  if (names.length === 0) return;
  throw invalid(`${what}: ${names.join(', ')}`, 'readers');
}
