import { datesIn } from '#shared/kit/dates-in.ts';
import { readDay } from '#shared/kit/days.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { type Spoken, say } from '#shared/kit/text/say.ts';
import { readTime } from '#shared/kit/times.ts';

/** By the English text; `{…}` is the place of a value. */
export type Texts = Readonly<Record<string, string>>;

/** @param heard sentences that come with their values in them: of the server, and of shared/ */
export function inTelugu(texts: readonly Texts[], heard: readonly Texts[]): Spoken {
  const patterns = heard
    .flatMap((table) => Object.entries(table))
    .map(([english, telugu]) => [patternOf(english), telugu] as const);
  const known = new Map<string, string | undefined>();
  const hear = (sentence: string) => {
    for (const [pattern, telugu] of patterns) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return telugu.replace(/\{(\w+)\}/g, (_, place: string) => valueIn(values[place] ?? ''));
    }
    return undefined;
  };
  return {
    language: 'te',
    dates: datesIn.te,
    texts: new Map([...texts, ...heard].flatMap((table) => Object.entries(table))),
    hear: (sentence) => {
      if (!known.has(sentence)) known.set(sentence, hear(sentence));
      return known.get(sentence);
    },
  };
}

/** A value may be a text of its own, or have days and times in English. */
const valueIn = (value: string) =>
  say(value)
    .replace(/\d{1,2} [A-Z][a-z]{2} \d{4}/g, (day) => formatDate(readDay(day) ?? day))
    .replace(/\d{1,2}:\d\d [AP]M/g, (time) => formatTime(readTime(time) ?? time));

function patternOf(english: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's');
}
