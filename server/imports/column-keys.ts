// Finds out by its heading what a column of a file is.
import { fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { lettersOf, textKey } from '#shared/kit/text/text-key.ts';
import { importFields, wholeNames } from '#shared/office/import-fields.ts';
import type { ImportNoun } from '#shared/office/imports.ts';

/** Words that say nothing about which field it is. */
const fillers = new Set([
  'the',
  'of',
  'in',
  'and',
  'or',
  'student',
  'candidate',
  'id',
  'full',
  'own',
  'please',
  'type',
  'e',
]);

/** Words of one meaning. */
const meanings: readonly (readonly string[])[] = [
  ['number', 'no', 'nos', 'num', 'nr'],
  ['phone', 'mobile', 'mob', 'cell', 'contact', 'tel', 'telephone', 'ph', 'whatsapp'],
  ['email', 'mail', 'e-mail'],
  ['enrolment', 'enrollment', 'admission', 'admn', 'adm', 'roll', 'registration', 'regd', 'reg', 'regn'],
  ['convener', 'convenor', 'conv', 'cq'],
  ['management', 'mgmt', 'mgt', 'mq'],
  ['parent', 'guardian'],
  ['category', 'caste', 'community'],
  ['quota', 'seat'],
  ['amount', 'rupees', 'rs', 'inr'],
  ['surname', 'family', 'last'],
  ['first', 'given'],
];
const meaningOf = new Map(meanings.flatMap((words) => words.map((word) => [word, words[0] ?? word])));

/** 'Father's Name', 'Name of the Father' → 'father name'; 'Mob. No (WhatsApp)' → 'phone'; 'firstName' → 'first name'. */
function headingKey(heading: string): string {
  const isCamelCase = /^[a-z]+[A-Z]\w*$/.test(heading.trim());
  const apart = isCamelCase ? heading.replace(/(?=[A-Z])/g, ' ') : heading;
  const plain = textKey(apart.replace(/\([^)]*\)?/g, ' '));
  const words = (plain.match(/e-mail|[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((word) => word.replace(/^(father|mother|parent|guardian|student|candidate)s$/, '$1'))
    .filter((word) => !fillers.has(word))
    .map((word) => meaningOf.get(word) ?? word);
  const meant = new Set(words);
  // A number of a phone is a phone; a last name is a surname.
  if (meant.has('phone')) meant.delete('number');
  if (meant.has('surname')) meant.delete('name');
  return [...meant].sort().join(' ');
}

const knownKeys = new Map<ImportNoun, ReadonlyMap<string, string>>();

function keysByHeading(noun: ImportNoun): ReadonlyMap<string, string> {
  let known = knownKeys.get(noun);
  if (!known) {
    const fields = writtenFields(importFields[noun]).map(([path, field]) => ({
      key: fieldKey(path),
      ...field,
    }));
    known = new Map(
      [...fields, ...wholeNames(noun)].flatMap(({ key, label, spellings = [] }) =>
        [key, label, ...spellings].map((name) => [headingKey(name), key]),
      ),
    );
    knownKeys.set(noun, known);
  }
  return known;
}

/**
 * The field key of each heading, '' for an unknown one. Of two columns that may be the same field, such as 'Roll No' and
 * 'Admission No', the first is taken; a field that is named twice in the same words stays twice.
 */
export function keysOf(noun: ImportNoun, header: readonly string[]): string[] {
  const known = keysByHeading(noun);
  const keys = header.map((name) => known.get(headingKey(name) || name) ?? '');
  // 'Name' beside 'Surname' is the first name.
  const given = new Set(keys);
  for (const { key, first, last } of wholeNames(noun)) {
    if (given.has(last)) keys.forEach((known, index) => known === key && (keys[index] = first));
  }
  return keys.map((key, index) => {
    const earlier = keys.indexOf(key);
    return earlier === index || lettersOf(header[earlier] ?? '') === lettersOf(header[index] ?? '')
      ? key
      : '';
  });
}
