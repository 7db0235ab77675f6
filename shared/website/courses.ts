// The courses of the website, each with a card and a page of its own.
import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { linesField, optionalTextField, requiredTextField, wide } from '#shared/kit/fields/usual-fields.ts';
import { optionalText, requiredText } from '#shared/kit/text/text.ts';
import { placeField, publishedSchemas, uploadedField } from './publications.ts';
import { websitePictureSchema } from './website-pictures.ts';
import { brokenFigure, hasWholeFigures } from './word-texts.ts';

export const courseFees = ['charged', 'free'] as const;

const wholeFigures = z.refine<string | undefined>(hasWholeFigures, brokenFigure);
const line = (label: string, most: number) => ({
  ...optionalTextField(label, most),
  input: z._default(optionalText(most).check(wholeFigures), ''),
});
const lines = (label: string, most: number) => ({
  ...linesField(label, most),
  input: z._default(optionalText(most, { multiLine: true }).check(wholeFigures), ''),
});
const eachLine = 'Each line becomes a point of its own.';

export const courseFields = inTable('courses', {
  name: wide(requiredTextField('Name', 80)),
  nameTe: wide(line('Name in Telugu', 80)),
  slug: {
    label: 'Address',
    stored: z.string(),
    input: requiredText('Address is required', 60).check(
      z.regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'An address has small letters, digits and hyphens: master-of-physiotherapy',
      ),
    ),
    isRequired: true,
    isWide: true,
    hint: 'The page is at /course-details/ with this behind it: master-of-physiotherapy',
  },
  duration: {
    ...requiredTextField('Duration', 80),
    input: requiredText('Duration is required', 80).check(wholeFigures),
    hint: 'A figure of the website stands in braces, such as {internshipMonths}.',
  },
  durationTe: line('Duration in Telugu', 80),
  seats: line('Seats', 120),
  seatsTe: line('Seats in Telugu', 120),
  eligibility: line('Eligibility', 200),
  eligibilityTe: line('Eligibility in Telugu', 200),
  fees: {
    label: 'Fees',
    choices: courseFees,
    choiceLabels: { charged: 'There are fees', free: 'Free of charge' },
    stored: z.enum(courseFees),
    input: z._default(z.enum(courseFees, 'Choose whether there are fees'), 'charged'),
    initial: 'charged',
    isRequired: true,
  },
  order: { ...placeField, column: 'place_in_list', hint: 'The lowest number comes first.' },
  text: {
    ...requiredTextField('Text', 1000),
    input: requiredText('Text is required', 1000, { multiLine: true }).check(wholeFigures),
    control: 'lines',
    isWide: true,
  },
  textTe: lines('Text in Telugu', 1000),
  topics: {
    ...lines('What students will study', 2000),
    hint: eachLine,
  },
  topicsTe: lines('What students will study, in Telugu', 2000),
  advantages: {
    ...lines('Advantages', 2000),
    hint: `${eachLine} The card shows the first two.`,
  },
  advantagesTe: lines('Advantages in Telugu', 2000),
  outcomes: {
    ...lines('Course outcomes', 2000),
    hint: eachLine,
  },
  outcomesTe: lines('Course outcomes in Telugu', 2000),
  photoId: uploadedField('Picture', 'Choose a picture'),
  altText: {
    ...line('What the picture shows', 200),
    isWide: true,
    hint: 'Read aloud to people who cannot see it. Without it the name is read.',
  },
  altTextTe: wide(line('What the picture shows, in Telugu', 200)),
});

export const courseSchemas = publishedSchemas(
  z.object({ ...storedShape(courseFields), photo: z.nullable(websitePictureSchema) }),
  courseFields,
  ['order', 'name'],
);
export type Course = z.infer<typeof courseSchemas.answer>;
export type CourseInput = z.output<typeof courseSchemas.body>;

export const inCourseOrder = <C extends Pick<Course, 'order' | 'id'>>(courses: readonly C[]): C[] =>
  [...courses].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
