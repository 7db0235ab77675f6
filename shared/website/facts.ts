// What the office enters of a fact (shared/website/fact-table.ts), by the kind of its value. Until a fact is published the website
// shows its start value (content/start-facts.ts).
import * as z from 'zod/mini';
import { inputShape, storedShape, wholeNumber } from '#shared/kit/fields/field-schemas.ts';
import { type Fields, type InputOf, inTable, type Values } from '#shared/kit/fields/fields.ts';
import {
  dayField,
  optionalDayField,
  optionalTextField,
  requiredTextField,
} from '#shared/kit/fields/usual-fields.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import { type FactKind, type FactName, factKinds, factNames, type factTable } from './fact-table.ts';
import { batchRules } from './internship.ts';
import { publicationSchema, publicationStates, publishedShape } from './publications.ts';

/** '2026-2027': the second year follows the first. */
const isAcademicYear = (text: string) => {
  const [, first, second] = /^(20\d\d)-(20\d\d)$/.exec(text) ?? [];
  return Number(second) === Number(first) + 1;
};
const yearMessage = 'Choose the academic year, such as 2026-2027';
const linkMessage = 'The link must be a web address, such as https://college.example/letter';

/** The proof of every value: for which year it holds, its source, and when the office last checked it. */
const proof = inTable('facts', {
  year: {
    label: 'Holds for the year',
    stored: z.string(),
    input: z.string(yearMessage).check(z.refine(isAcademicYear, yearMessage)),
    isRequired: true,
  },
  source: {
    ...requiredTextField('Source', 160, 'Say where it is written, such as ‘Fee order of 12 June 2026’'),
    hint: 'Shown to visitors: an order, a letter, a notification.',
  },
  sourceLink: {
    label: 'Link to the source',
    stored: z.string(),
    input: z._default(
      z.union(
        [
          requiredText(linkMessage, 300).check(
            z.refine((text) => /^https:\/\/[^\s"'<>]+$/.test(text) && URL.canParse(text), linkMessage),
          ),
          z.literal(''),
        ],
        linkMessage,
      ),
      '',
    ),
  },
  checkedOn: {
    ...dayField('Checked on', 'checked', 'Checked on must be a date'),
    hint: 'The day on which you last compared it with the source.',
  },
});

const amountMessage = 'Enter whole rupees, such as 50000';
const seatsMessage = 'Enter a whole number of seats';

export const admissionChoices = ['open', 'closed'] as const;
const countMessage = 'Enter a whole number, such as 500';
const numberMessage = 'Type the number as it is called, such as 1800-180-5522';
const batchMessage = 'Write a rule a line, such as ‘2021-2024: 6 months, Regulations of 2016’';

/** What each kind says; the row of a fact has it in one column, as JSON. */
const values = {
  rupees: inTable('facts', {
    amount: {
      label: 'Amount in rupees',
      control: 'rupees',
      stored: z.number(),
      input: wholeNumber(amountMessage, 0, 2_000_000, 'More than ₹ 20,00,000 cannot be right'),
      isRequired: true,
    },
  }),
  seats: inTable('facts', {
    seats: {
      label: 'Seats',
      control: 'integer',
      range: [0, 500],
      stored: z.number(),
      input: wholeNumber(seatsMessage, 0, 500, 'More than 500 seats cannot be right'),
      isRequired: true,
    },
  }),
  admission: inTable('facts', {
    admission: {
      label: 'Admission is',
      choices: admissionChoices,
      choiceLabels: { open: 'Open', closed: 'Closed' },
      stored: z.enum(admissionChoices),
      input: z.enum(admissionChoices, 'Choose open or closed'),
      isRequired: true,
    },
    from: {
      ...optionalDayField('Open from', 'validity'),
      hint: 'Before this day the website says ‘Opens on’ and the day.',
    },
    until: {
      ...optionalDayField('Open until', 'validity'),
      hint: 'The last day; afterwards the website says ‘Closed’.',
    },
  }),
  count: inTable('facts', {
    count: {
      label: 'Number',
      control: 'integer',
      range: [0, 10_000_000],
      stored: z.number(),
      input: wholeNumber(countMessage, 0, 10_000_000, 'More than 1,00,00,000 cannot be right'),
      isRequired: true,
    },
  }),
  phone: inTable('facts', {
    phone: {
      label: 'Number',
      control: 'tel',
      stored: z.string(),
      input: requiredText(numberMessage, 30).check(
        z.refine((text) => /^\+?\d(?:[ -]?\d){2,14}$/.test(text), numberMessage),
      ),
      isRequired: true,
      hint: 'Visitors call it with one tap: one number, without words.',
    },
  }),
  answer: inTable('facts', {
    text: {
      ...requiredTextField('Answer', 600, 'Write the answer'),
      control: 'lines',
      isWide: true,
      hint: 'Two or three plain sentences, as you would say them on the phone.',
    },
    textTe: {
      ...optionalTextField('Answer in Telugu', 600),
      control: 'lines',
      isWide: true,
    },
  }),
  batches: inTable('facts', {
    batches: {
      ...requiredTextField('Batches', 2000, batchMessage, { multiLine: true }),
      input: requiredText(batchMessage, 2000, { multiLine: true }).check(
        z.refine((text) => batchRules(text).length === text.split('\n').length, batchMessage),
      ),
      control: 'lines',
      isWide: true,
      hint: 'A line for each year of admission, or for several: the months, and where it is written. The others have those of ‘Internship, months’.',
    },
  }),
} satisfies Readonly<Record<FactKind, Fields>>;

/** The fields of a kind: its value, then the proof of it. */
export const factFields = Object.fromEntries(
  factKinds.map((kind) => [kind, { ...values[kind], ...proof }]),
) as unknown as { [Kind in FactKind]: (typeof values)[Kind] & typeof proof }; // kind by kind

/** Of every kind together, as the audit log shows their changes. */
export const allFactFields: Fields = Object.assign({}, ...Object.values(factFields));

type Days = { from: string | null; until: string | null };
const daysInOrder = z.refine<Days>(({ from, until }) => !from || !until || until >= from, {
  path: ['until'],
  error: 'Open until cannot be before the first day',
});
/** Rules about several fields, for the form and the server. */
export const factRules = (kind: FactKind) => (kind === 'admission' ? [daysInOrder] : []);

/** @param shape of the fields of a kind, besides its name */
function ofEachKind<T>(
  shape: (fields: Fields) => object,
  rules: typeof factRules = () => [],
  message?: string,
) {
  const schemas = factKinds.map((kind) =>
    z.object({ kind: z.literal(kind), ...shape(factFields[kind]) }).check(...(rules(kind) as [])),
  );
  const union = z.discriminatedUnion('kind', schemas as [(typeof schemas)[number]], message); // there are kinds
  return union as unknown as z.ZodMiniType<T>; // kind by kind
}

export type ContentOfKind<Kind extends FactKind> = { kind: Kind } & Values<(typeof factFields)[Kind]>;
/** What is published of a fact. */
export type FactContent = { [Kind in FactKind]: ContentOfKind<Kind> }[FactKind];
export const factContentSchema = ofEachKind<FactContent>((fields) => storedShape(fields));
/** The content of each fact, by its name. */
export type FactContents = { [Name in FactName]: ContentOfKind<(typeof factTable)[Name]['kind']> };

/**
 * 'start': the office has not touched it; the website shows the start value. 'notEntered': there is no value yet, and visitors
 * see none.
 */
export const factStates = ['start', 'notEntered', ...publicationStates] as const;

const state = {
  ...publishedShape,
  id: z.enum(factNames as [FactName, ...FactName[]]), // it is not empty
  state: z.enum(factStates),
};
export type Fact = FactContent & z.infer<z.ZodMiniObject<typeof state>>;
export const factSchema = ofEachKind<Fact>((fields) => ({ ...storedShape(fields), ...state }));

export type FactInput = {
  [Kind in FactKind]: { kind: Kind } & InputOf<(typeof factFields)[Kind]>;
}[FactKind];
export const factInputSchema = ofEachKind<FactInput>(
  (fields) => inputShape(fields),
  factRules,
  'Say which kind of value it is',
);

export const factPublicationSchema = publicationSchema(factContentSchema);

/** A fact that was checked before this day is old. @param today a day */
export function oldBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
