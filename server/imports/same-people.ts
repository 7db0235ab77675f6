// The same person twice: without a number and an e-mail of its own, a row may be about somebody who is there already.
import type { Identity } from '#server/db/people/identities.ts';
import { formatDate, indiaDay } from '#shared/kit/format.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import type { Cells } from './cells.ts';
import type { ImportRow } from './import-type.ts';

/** The person in the college's records, or in an earlier row, whom the row may be about. */
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

/** The same for 'Kolli Lakshmi' and 'Lakshmi Kolli': lists differ in which name comes first. */
const nameKey = (name: string) => textKey(name).split(' ').sort().join(' ');
const keyOf = (names: readonly string[]) => JSON.stringify(names.map(nameKey));

/**
 * @param namesOf the full names of a row, as those of an identity
 * @param isNamed whether a row has a number or an e-mail of its own: then only the same birth date makes a question of it
 */
export function samePeople(
  rows: readonly ImportRow[],
  known: readonly Identity[],
  namesOf: (cells: Cells) => string[],
  isNamed: (cells: Cells) => boolean,
): ReadonlyMap<Cells, SamePerson> {
  const named = rows.map(({ line, cells }) => ({ line, cells, names: namesOf(cells) }));
  const inFile = new Set(named.map(({ names }) => nameKey(names[0] ?? '')));
  const people = new Map<string, Person[]>();
  const add = (key: string, person: Person) => people.set(key, [...(people.get(key) ?? []), person]);
  for (const { id, names, dob } of known) {
    const [name = ''] = names;
    if (inFile.has(nameKey(name))) add(keyOf(names), { id, name, born: indiaDay(dob) });
  }
  const found = new Map<Cells, SamePerson>();
  for (const { line, cells, names } of named) {
    const [name = '', ...parents] = names;
    if (name.trim() === '') continue;
    const [key, born] = [keyOf(names), cells['dob'] ?? ''];
    const same = people
      .get(key)
      ?.find((person) => (born && person.born ? born === person.born : !isNamed(cells)));
    const what = parents.length > 0 ? 'the same names and parents' : 'the same name';
    if (same) found.set(cells, { ...(same.id && { id: same.id }), question: questionOf(same, what, born) });
    if ((people.get(key)?.length ?? 0) < mostAlike) add(key, { line, name, born });
  }
  return found;
}

/** A file of five thousand rows with one name is compared row by row with these only. */
const mostAlike = 50;

function questionOf({ line, name, born: earlier }: Person, what: string, born: string): string {
  const who = line ? `Line ${line}` : `${name}, who is there already,`;
  return `${who} has ${what}${born && born === earlier ? `, born on ${formatDate(born)}` : ''}. Is it the same person?`;
}
