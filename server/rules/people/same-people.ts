// The same person twice: without a number and an email of its own, a new record may be about a person who is there already.
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { type Identity, listFacultyIdentities, listStudentIdentities } from '#server/db/people/identities.ts';
import type { Tx } from '#server/db/schema.ts';
import { knownBirth } from '#shared/kit/fields/days-in-order.ts';
import { formatDate, indiaDay } from '#shared/kit/format.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import type { Faculty, FacultyInput } from '#shared/people/faculty.ts';
import { fatherName, fullName, motherName } from '#shared/people/full-name.ts';
import type { Student, StudentInput } from '#shared/people/students.ts';

/** The person in the college's records, or in an earlier row, whom the record may be about. */
export interface SamePerson {
  id?: string;
  question: string;
}

interface Person {
  id?: string;
  line?: number;
  name: string;
  /** 'YYYY-MM-DD'; '' where it is not known. */
  born: string;
}

/** @template Key what stands for the record */
export interface NewPerson<Key> {
  key: Key;
  /** In a file. */
  line?: number;
  /** Full names, as those of an identity. */
  names: string[];
  born: string;
  /** By a number or an email of its own: then only the same birth date makes a question of it. */
  isNamed: boolean;
}

const birthOf = (dob: string | null | undefined) => knownBirth(indiaDay(dob));

/** The same for 'Kolli Lakshmi' and 'Lakshmi Kolli': lists differ in which name comes first. */
const nameKey = (name: string) => textKey(name).split(' ').sort().join(' ');
const keyOf = (names: readonly string[]) => JSON.stringify(names.map(nameKey));

export function samePeople<Key>(added: readonly NewPerson<Key>[], known: readonly Identity[]) {
  const inFile = new Set(added.map(({ names }) => nameKey(names[0] ?? '')));
  const people = new Map<string, Person[]>();
  const add = (key: string, person: Person) => people.set(key, [...(people.get(key) ?? []), person]);
  for (const { id, names, dob } of known) {
    const [name = ''] = names;
    if (inFile.has(nameKey(name))) add(keyOf(names), { id, name, born: birthOf(dob) });
  }
  const found = new Map<Key, SamePerson>();
  for (const { key: record, line, names, born, isNamed } of added) {
    const [name = '', ...parents] = names;
    if (name.trim() === '') continue;
    const key = keyOf(names);
    const same = people.get(key)?.find((person) => (born && person.born ? born === person.born : !isNamed));
    const what = parents.length > 0 ? 'the same names and parents' : 'the same name';
    if (same) found.set(record, { ...(same.id && { id: same.id }), question: questionOf(same, what, born) });
    if ((people.get(key)?.length ?? 0) < mostAlike) add(key, { ...(line && { line }), name, born });
  }
  return found;
}

/** A file of five thousand rows with one name is compared row by row with these only. */
const mostAlike = 50;

function questionOf({ line, name, born: earlier }: Person, what: string, born: string): string {
  const who = line ? `Line ${line}` : `${name}, who is there already,`;
  return `${who} has ${what}${born && born === earlier ? `, born on ${formatDate(born)}` : ''}. Is it the same person?`;
}

type Added = Omit<NewPerson<0>, 'key'>;

/** Two clerks with the same paper wait for each other. @param id of one who is restored, and may have been entered again */
async function questionFor(
  tx: Tx,
  added: Added,
  listKnown: (tx: Tx, name: string) => Promise<Identity[]>,
  id?: string,
): Promise<string | undefined> {
  const [name = ''] = added.names;
  await lockUntilCommit(tx, `person ${nameKey(name)}`);
  const known = (await listKnown(tx, name)).filter((person) => person.id !== id);
  return samePeople([{ key: 0, ...added, isNamed: added.isNamed && !id }], known).get(0)?.question;
}

export async function sameStudent(
  tx: Tx,
  input: StudentInput | Student,
  id?: string,
): Promise<string | undefined> {
  const names = [fullName(input), fatherName(input), motherName(input)];
  const isNamed = Boolean(input.enrollmentNumber || input.contactInfo?.email);
  const added = { names, born: birthOf(input.personalInfo?.dob), isNamed };
  return questionFor(tx, added, listStudentIdentities, id);
}

export async function sameFaculty(
  tx: Tx,
  input: FacultyInput | Faculty,
  id?: string,
): Promise<string | undefined> {
  const isNamed = Boolean(input.contactInfo?.email);
  const added = { names: [fullName(input)], born: birthOf(input.personalInfo?.dob), isNamed };
  return questionFor(tx, added, listFacultyIdentities, id);
}
