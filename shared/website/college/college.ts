// The college: one record, which the office enters in the portal. Pages, portals, documents and messages take it from here; until it is
// entered it has the start values of content/start-college.ts.
import * as z from 'zod/mini';
import { clockTime } from '#shared/kit/dates.ts';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { shownPhone } from '#shared/kit/phones/phone-numbers.ts';
import { requiredPhone } from '#shared/kit/phones/phone-schemas.ts';
import { emailText, requiredCode, requiredText } from '#shared/kit/text/text.ts';
import { websitePictureSchema } from '#shared/website/website-pictures.ts';
import { contrastFault } from './college-colours.ts';

const field = <S extends z.ZodMiniType>(label: string, input: S, hint = '') =>
  ({
    label,
    stored: z.string(),
    input,
    isRequired: true,
    ...(hint && { hint }),
  }) as const;
const text = (label: string, most: number, hint?: string) =>
  field(label, requiredText(`${label} is required`, most), hint);
const email = (label: string) =>
  ({
    ...field(label, emailText(`${label} is required`, 'Invalid email address')),
    control: 'email',
  }) as const;

const phone = (label: string, hint?: string) =>
  ({
    ...field(label, requiredPhone(`${label} is required`).check(z.overwrite(shownPhone)), hint),
    control: 'tel',
  }) as const;

const linkSentence = 'The link must be a web address, such as https://college.example/form';
const link = (label: string, hint?: string) =>
  field(
    label,
    requiredText(linkSentence, 400).check(
      z.refine((address) => /^https:\/\/[^\s"'<>]+$/.test(address) && URL.canParse(address), linkSentence),
    ),
    hint,
  );

const colourSentence = 'A colour is # and six digits, such as #00545b';
const colour = (label: string, kind: 'main' | 'second') =>
  ({
    label,
    stored: z.string(),
    input: z._default(
      z.union(
        [
          z.literal(''),
          z.string().check(
            z.regex(/^#[\da-f]{6}$/i, { error: colourSentence, abort: true }),
            z.superRefine((value, context) => {
              const message = contrastFault(value, kind);
              if (message) context.addIssue({ code: 'custom', message });
            }),
          ),
        ],
        {
          error: (issue) =>
            issue.code === 'invalid_union'
              ? (issue.errors[1]?.[0]?.message ?? colourSentence)
              : colourSentence,
        },
      ),
      '',
    ),
    hint: 'Empty: the colour of the start',
  }) as const;
const code = (label: string, pattern: RegExp, sentence: string, hint?: string) =>
  field(label, requiredCode(`${label} is required`, 60).check(z.regex(pattern, sentence)), hint);

const time = (label: string, input: z.ZodMiniType<string>, hint = '') =>
  ({ ...field(label, input, hint), control: 'time' }) as const;
const timeSentence = 'Type a time such as 09:30';
const timeOfDay = clockTime(timeSentence);
const timeOrNone = z.union([z.literal(''), timeOfDay], timeSentence);

export const collegeFields = {
  name: text('Name', 80),
  nameTe: text('Name in Telugu', 80),
  shortName: code('Short name', /^[A-Za-z0-9]{2,10}$/, 'The short name has 2 to 10 letters and digits'),
  counsellingCode: code(
    'Code in the counselling',
    /^[A-Za-z0-9]{2,10}$/,
    'The code has 2 to 10 letters and digits',
  ),
  foundedIn: code('Founded in', /^(19|20)\d\d$/, 'The year has four digits'),
  domain: code(
    'Domain',
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'A domain such as college.example',
    'Of email addresses that are made up where a person has none',
  ),
  street: text('Street', 120),
  town: text('Town', 60),
  district: text('District', 60),
  state: text('State', 60),
  postalCode: code('PIN code', /^\d{6}$/, 'A PIN code has six digits'),
  streetTe: text('Street in Telugu', 120),
  townTe: text('Town in Telugu', 60),
  districtTe: text('District in Telugu', 60),
  stateTe: text('State in Telugu', 60),
  phone: phone('Phone'),
  whatsApp: phone('WhatsApp', 'Enquiries, messages and requests go to it'),
  scholarshipWhatsApp: phone('WhatsApp of the scholarships'),
  emailOffice: email('Email of the office'),
  emailAdmissions: email('Email for admissions'),
  emailExaminations: email('Email for examinations'),
  emailScholarships: email('Email for scholarships'),
  weekdayOpens: time('Monday to Friday, from', timeOfDay),
  weekdayCloses: time('Monday to Friday, until', timeOfDay),
  saturdayOpens: {
    ...time('Saturday, from', timeOrNone, 'Both empty: closed on Saturdays'),
    isRequired: false,
  },
  saturdayCloses: { ...time('Saturday, until', timeOrNone), isRequired: false },
  applicationForm: link('Application form'),
  confirmationForm: link('Confirmation form'),
  feedback: link('Feedback form'),
  grievance: link('Grievance form'),
  maps: link('Map'),
  mapEmbed: link('Map to show in the page', 'The address that the map service gives to embed'),
  facebook: link('Facebook'),
  instagram: link('Instagram'),
  linkedin: link('LinkedIn'),
  universityLink: link('Website of the university'),
  councilLink: link('Website of the council'),
  childGuidanceLink: link('Website of the child guidance centre'),
  universityApproval: text('Affiliation', 120, 'Number and date of the university’s letter'),
  councilApproval: text('Approval', 120, 'Number and date of the council’s letter'),
  developerName: text('Website made by', 80),
  developerEmail: email('Email of its maker'),
  developerPhone: phone('Phone of its maker'),
  numberPrefix: code(
    'Prefix of numbers',
    /^[A-Z0-9]{2,6}$/,
    'The prefix has 2 to 6 capital letters and digits',
    'Of receipts, enrolment numbers, certificates; another one holds from the next financial year on, numbers that are given stay',
  ),
  mainColour: colour('Main colour', 'main'),
  secondColour: colour('Second colour', 'second'),
} as const satisfies Fields;

export const collegeContentSchema = z.object({
  ...storedShape(collegeFields),
  /** '' or the prefix that holds from the day below on. */
  nextPrefix: z.string(),
  nextPrefixFrom: z.string(),
  /** null: the logo of the start. */
  logo: z.nullable(websitePictureSchema),
});
/** What is published of it. */
export type College = z.infer<typeof collegeContentSchema>;

export const collegeSchema = z.object({
  ...collegeContentSchema.shape,
  /** What is still a sample: fields of the college, facts, kinds of records, lists of words (server/db/website/samples.ts). */
  samples: z.array(z.string()),
  /** 0 until it is entered for the first time. */
  version: z.number(),
});
export type CollegeRecord = z.infer<typeof collegeSchema>;

/** @param day in India */
export const prefixOn = (
  {
    numberPrefix,
    nextPrefix,
    nextPrefixFrom,
  }: Pick<College, 'numberPrefix' | 'nextPrefix' | 'nextPrefixFrom'>,
  day: string,
): string => (nextPrefix && nextPrefixFrom <= day ? nextPrefix : numberPrefix);

/** A missing value stays as it is. */
export const collegeInputSchema = z.partial(z.object(inputShape(collegeFields)));
export type CollegeInput = z.infer<typeof collegeInputSchema>;

/** The addresses and numbers of samples lead nowhere: `.example` never resolves, and +91 90000 0000x is given to no one. */
export const isSample = (value: string) => /\bsample\b|\.example\b|\b90000 0000\d\b|నమూనా/i.test(value);
/** What does not say of itself that it is a sample, and can be true of no other college. */
const namesOfStart: ReadonlySet<string> = new Set(['name', 'nameTe', 'postalCode', 'maps', 'mapEmbed']);
const fieldNames = Object.keys(collegeFields) as (keyof typeof collegeFields)[]; // its own keys
export const collegeSamples = (college: College, start: College) =>
  fieldNames.filter(
    (name) => isSample(college[name]) || (namesOfStart.has(name) && college[name] === start[name]),
  );
