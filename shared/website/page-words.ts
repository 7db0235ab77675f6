// The words of the public pages as the office changes them in place, in both languages. A text that it has not changed has its start value
// (content/words).
import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { languages } from '#shared/kit/languages.ts';
import { isLongerThan } from '#shared/kit/text/characters.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { readTime } from '#shared/kit/times.ts';
import { optionalLink } from './publications.ts';
import { websitePictureSchema } from './website-pictures.ts';
import {
  brokenFigure,
  figuresIn,
  hasWholeFigures,
  idsOf,
  isTranslated,
  type WordKind,
  type WordText,
  wordKinds,
} from './word-texts.ts';

const both = z.object({ en: z.string(), te: z.string() });

export const pageWordSchema = z.object({
  /** Its place in the words: 'home.hero.title'. */
  key: z.string(),
  kind: z.enum(wordKinds),
  /** Characters; of a list those of each entry. Its entries are on lines of their own; of `entries` their ids, '-1' for one that is hidden. */
  limit: z.number(),
  en: z.string(),
  te: z.string(),
  /** '' in an entry that the office has added. */
  start: both,
  /** The uploaded picture; null where it is that of the start. */
  picture: z.nullable(websitePictureSchema),
  /** Of `entries`: what a new one is asked for. */
  asks: z.optional(z.array(z.object({ name: z.string(), kind: z.enum(wordKinds), limit: z.number() }))),
  /** The English text has changed since it was translated. */
  changedSince: z.boolean(),
  /** The Telugu text is that of the start, which no Telugu speaker at the college has read yet. */
  isDraft: z.boolean(),
  /** Of the words of this page: for If-Match. */
  version: z.number(),
});
export type PageWord = z.infer<typeof pageWordSchema>;

export const pageWordsInputSchema = z.object({
  changes: z
    .array(
      z.object({
        key: z.string('Name the text by its key').check(z.maxLength(200)),
        language: z.enum(languages, 'The language is en or te'),
        /** null: back to the start value. */
        text: z.nullable(anyText(10_000, { multiLine: true }, 'The text must be text')),
      }),
      'Name the changes',
    )
    .check(z.minLength(1, 'Name at least one change'), z.maxLength(500, 'Too many changes at once')),
});
export type PageWordChange = z.infer<typeof pageWordsInputSchema>['changes'][number];

export const pageWordEditSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  key: z.string(),
  language: z.enum(languages),
  /** null: back to the start value. */
  text: z.nullable(z.string()),
});

/** What is no text of a language. Whether a picture is there only the server knows. */
const rules: Partial<Record<WordKind, z.ZodMiniType>> = {
  address: optionalLink(),
  day: isoDate('Choose a day', 'event'),
  time: z.string().check(z.refine((text) => readTime(text) === text, 'Type the time like this: 17:00')),
};

const mostEntries = 60;

function orderFault(start: string, order: string): string | undefined {
  const ids = idsOf(order).map(({ id }) => id);
  if (ids.length > mostEntries) return `A list has at most ${mostEntries} entries.`;
  if (new Set(ids).size !== ids.length) return 'An entry stands twice in the list.';
  const known = start.split('\n').filter(Boolean);
  if (!known.every((id) => ids.includes(id)))
    return 'An entry that came with the website can be hidden, not removed.';
  const strange = ids.some((id) => !known.includes(id) && !/^n[a-z0-9]{1,20}$/.test(id));
  return strange ? 'There is no such entry in the list.' : undefined;
}

/**
 * @param figures the names of the college's figures
 * @returns a sentence that says why the text cannot be taken; undefined where it can
 */
export function wordFault(
  { kind, limit, text: start }: WordText,
  text: string,
  figures: ReadonlySet<string>,
): string | undefined {
  if (kind === 'entries') return orderFault(start, text);
  if (text === '')
    return `This text cannot be empty.${start && ' ‘Back to the start’ brings back the original.'}`;
  const rule = rules[kind];
  if (rule) return z.safeParse(rule, text).error?.issues[0]?.message;
  if (!isTranslated(kind)) return undefined;
  const lines = kind === 'list' ? text.split('\n') : [text];
  if (lines.some((line) => line.trim() === '')) return 'An entry of the list is empty: remove its line.';
  if (kind !== 'list' && text.includes('\n')) return 'This text is one paragraph: remove the line break.';
  if (lines.some((line) => isLongerThan(line, limit)))
    return `Please keep ${kind === 'list' ? 'each entry' : 'this'} to ${limit} characters or fewer`;
  if (/<[a-z/!]/i.test(text)) return 'Markup is shown as it is typed: remove what stands in < and >.';
  if (/[\uE000-\uF8FF\uFFFD]/.test(text)) return 'Please remove the characters that cannot be shown';
  if (!hasWholeFigures(text)) return brokenFigure;
  const own = figuresIn(start).filter((name) => !figures.has(name));
  const unknown = figuresIn(text).find((name) => !figures.has(name) && !own.includes(name));
  if (unknown !== undefined) return `There is no figure {${unknown}}. Choose one from the list.`;
  const lost = own.find((name) => !figuresIn(text).includes(name));
  return lost && `Keep {${lost}}: the page puts it in by itself.`;
}
