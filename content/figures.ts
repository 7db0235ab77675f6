// The figures that the office may publish, as the texts say them: '₹ 50,000', '25', 'Open'. A text asks for one by its name in
// braces: '{seatsTotal} seats'.

import { datesIn } from '#shared/kit/dates-in.ts';
import { formatCount, formatDate, formatRupees, formatTime } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { FactContents } from '#shared/website/facts.ts';
import { programme, quotaShares, seats as startSeats } from './facts.ts';
import { en } from './words/figures.ts';

type Facts = FactContents;

type FigureWords = Readonly<Record<keyof typeof en.figureWords, string>>;

/** Per cent of the seats. The start values are those of the product document (§9), which rounds 17 of 25 to 70. */
function shareOf(convener: number, management: number): number {
  if (convener === startSeats.convener && management === startSeats.management) return quotaShares.convener;
  return Math.round((100 * convener) / Math.max(1, convener + management));
}

/** 'Mon-Fri 9:30 AM-5:00 PM' */
function hours(
  days: 'weekdays' | 'saturday',
  opens: string,
  closes: string,
  language: Language,
  words: FigureWords,
): string {
  const from = opens
    ? `${formatTime(opens, datesIn[language])}-${formatTime(closes, datesIn[language])}`
    : words.closedOn;
  return `${words[days]} ${from}`;
}

/** @param today a day in India: admission may open and close by itself */
export function isOpen({ admission, from, until }: Facts['admission'], today: string): boolean {
  return admission === 'open' && (!from || from <= today) && (!until || until >= today);
}

function admissionState(
  fact: Facts['admission'],
  today: string,
  language: Language,
  words: FigureWords,
): string {
  // On a narrow phone the day stays on one line.
  const withDay = (text: string, date: string) =>
    text.replace('{day}', formatDate(date, datesIn[language]).replaceAll(' ', '\u00a0'));
  if (isOpen(fact, today)) return fact.until ? withDay(words.openUntil, fact.until) : words.open;
  const isAhead = fact.admission === 'open' && fact.from !== null && fact.from > today;
  return isAhead ? withDay(words.opensOn, fact.from ?? '') : words.closed;
}

/** Every figure of these facts. @param words in the language */
export function figuresOf(
  facts: Facts,
  today: string,
  college: CollegeFacts,
  language: Language = 'en',
  words: FigureWords = en.figureWords,
) {
  const [convener, management] = [facts['fee-convener'].amount, facts['fee-management'].amount];
  const once = facts['fee-once'].amount;
  const [seatsConvener, seatsManagement] = [facts['seats-convener'].seats, facts['seats-management'].seats];
  const share = shareOf(seatsConvener, seatsManagement);
  return {
    ...college,
    feeConvener: formatRupees(convener),
    feeManagement: formatRupees(management),
    feeOnce: formatRupees(once),
    lowestFee: formatRupees(Math.min(convener, management)),
    totalConvener: formatRupees(convener * programme.years + once),
    totalManagement: formatRupees(management * programme.years + once),
    seatsConvener: `${seatsConvener}`,
    seatsManagement: `${seatsManagement}`,
    seatsTotal: `${seatsConvener + seatsManagement}`,
    shareConvener: `${share}`,
    shareManagement: `${100 - share}`,
    admissionState: admissionState(facts.admission, today, language, words),
    admissionSentence: isOpen(facts.admission, today) ? words.admissionIsOpen : '',
    weekdayHours: hours('weekdays', college.weekdayOpens, college.weekdayCloses, language, words),
    saturdayHours: hours('saturday', college.saturdayOpens, college.saturdayCloses, language, words),
    // From midnight to midnight is how schema.org says 'closed'.
    saturdayOpens: college.saturdayOpens || '00:00',
    saturdayCloses: college.saturdayCloses || '00:00',
    raggingHelpline: facts['ragging-helpline'].phone,
    /** As a tel: link has it. */
    raggingHelplineDialled: facts['ragging-helpline'].phone.replace(/[^+\d]/g, ''),
    phones: facts.phones.text,
    hostel: facts.hostel.text,
    transport: facts.transport.text,
    neet: facts.neet.text,
    recognition: facts.recognition.text,
    internshipMonths: formatCount(facts.internship.count),
    graduates: formatCount(facts.graduates.count),
    livesImpacted: formatCount(facts['lives-impacted'].count),
    recognitions: formatCount(facts.recognitions.count),
    libraryBooks: formatCount(facts['library-books'].count),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

/** The same value with the figures in its texts; other words in braces stay as they are. */
export function withFigures<T>(value: T, figures: Readonly<Record<string, string>>): T {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(figures, name) ? (figures[name] ?? whole) : whole,
    ) as T; // a string again
  if (Array.isArray(value)) return value.map((entry) => withFigures(entry, figures)) as T; // the same entries
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, withFigures(child, figures)]),
  ) as T; // the same keys
}
