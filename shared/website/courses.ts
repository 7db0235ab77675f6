// The courses of the website, each with a card and a page of its own.
import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { linesField, optionalTextField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { optionalText, requiredText } from '#shared/kit/text/text.ts';
import { placeField, publishedSchemas, uploadedField } from './publications.ts';
import { websitePictureSchema } from './website-pictures.ts';
import { brokenFigure, hasWholeFigures } from './word-texts.ts';

export const courseFees = ['charged', 'free'] as const;

const wholeFigures = z.refine<string | undefined>(hasWholeFigures, brokenFigure);
const line = <const Column extends string>(label: string, column: Column, most: number) => ({
  ...optionalTextField(label, column, most),
  input: z._default(optionalText(most).check(wholeFigures), ''),
});
const lines = <const Column extends string>(label: string, column: Column, most: number) => ({
  ...linesField(label, column, most),
  input: z._default(optionalText(most, { multiLine: true }).check(wholeFigures), ''),
});
const eachLine = 'Each line becomes a point of its own.';

export const courseFields = {
  name: {
    ...requiredTextField('Name', 'courses.name', 80),
    isWide: true,
  },
  nameTe: {
    ...line('Name in Telugu', 'courses.name_te', 80),
    isWide: true,
  },
  slug: {
    label: 'Address',
    column: 'courses.slug',
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
    ...requiredTextField('Duration', 'courses.duration', 80),
    input: requiredText('Duration is required', 80).check(wholeFigures),
    hint: 'A figure of the website stands in braces, such as {internshipMonths}.',
  },
  durationTe: line('Duration in Telugu', 'courses.duration_te', 80),
  seats: line('Seats', 'courses.seats', 120),
  seatsTe: line('Seats in Telugu', 'courses.seats_te', 120),
  eligibility: line('Eligibility', 'courses.eligibility', 200),
  eligibilityTe: line('Eligibility in Telugu', 'courses.eligibility_te', 200),
  fees: {
    label: 'Fees',
    column: 'courses.fees',
    choices: courseFees,
    choiceLabels: { charged: 'There are fees', free: 'Free of charge' },
    stored: z.enum(courseFees),
    input: z._default(z.enum(courseFees, 'Choose whether there are fees'), 'charged'),
    initial: 'charged',
    isRequired: true,
  },
  order: { ...placeField, column: 'courses.place_in_list', hint: 'The lowest number comes first.' },
  text: {
    ...requiredTextField('Text', 'courses.text', 1000),
    input: requiredText('Text is required', 1000, { multiLine: true }).check(wholeFigures),
    control: 'lines',
    isWide: true,
  },
  textTe: lines('Text in Telugu', 'courses.text_te', 1000),
  topics: {
    ...lines('What students will study', 'courses.topics', 2000),
    hint: eachLine,
  },
  topicsTe: lines('What students will study, in Telugu', 'courses.topics_te', 2000),
  advantages: {
    ...lines('Advantages', 'courses.advantages', 2000),
    hint: `${eachLine} The card shows the first two.`,
  },
  advantagesTe: lines('Advantages in Telugu', 'courses.advantages_te', 2000),
  outcomes: {
    ...lines('Course outcomes', 'courses.outcomes', 2000),
    hint: eachLine,
  },
  outcomesTe: lines('Course outcomes in Telugu', 'courses.outcomes_te', 2000),
  photoId: uploadedField('Picture', 'courses.photo_id', 'Choose a picture'),
  altText: {
    ...line('What the picture shows', 'courses.alt_text', 200),
    isWide: true,
    hint: 'Read aloud to people who cannot see it. Without it the name is read.',
  },
  altTextTe: {
    ...line('What the picture shows, in Telugu', 'courses.alt_text_te', 200),
    isWide: true,
  },
} as const satisfies Fields;

export const courseSchemas = publishedSchemas(
  z.object({ ...storedShape(courseFields), photo: z.nullable(websitePictureSchema) }),
  courseFields,
  ['order', 'name'],
);
export type Course = z.infer<typeof courseSchemas.answer>;
export type CourseInput = z.output<typeof courseSchemas.body>;

export const inCourseOrder = <C extends Pick<Course, 'order' | 'id'>>(courses: readonly C[]): C[] =>
  [...courses].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
