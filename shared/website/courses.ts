// The courses of the website, each with a card and a page of its own.
import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { optionalText, requiredText } from '#shared/kit/text/text.ts';
import {
  placeField,
  publicationSchema,
  publishedListQuery,
  publishedShape,
  uploadedId,
} from './publications.ts';
import { websitePictureSchema } from './website-pictures.ts';
import { brokenFigure, hasWholeFigures } from './word-texts.ts';

export const courseFees = ['charged', 'free'] as const;

const wholeFigures = z.refine<string | undefined>(hasWholeFigures, brokenFigure);
const line = (max: number) => z._default(optionalText(max).check(wholeFigures), '');
const lines = (max: number) => z._default(optionalText(max, { multiLine: true }).check(wholeFigures), '');
const eachLine = 'Each line becomes a point of its own.';

export const courseFields = {
  name: {
    label: 'Name',
    column: 'courses.name',
    stored: z.string(),
    input: requiredText('Name is required', 80),
    isRequired: true,
    isWide: true,
  },
  nameTe: {
    label: 'Name in Telugu',
    column: 'courses.name_te',
    stored: z.string(),
    input: line(80),
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
    hint: 'The page is at /course-details/ with this behind it: master-of-physiotherapy',
  },
  duration: {
    label: 'Duration',
    column: 'courses.duration',
    stored: z.string(),
    input: requiredText('Duration is required', 80).check(wholeFigures),
    isRequired: true,
    hint: 'A figure of the website stands in braces, such as {internshipMonths}.',
  },
  durationTe: {
    label: 'Duration in Telugu',
    column: 'courses.duration_te',
    stored: z.string(),
    input: line(80),
  },
  seats: { label: 'Seats', column: 'courses.seats', stored: z.string(), input: line(120) },
  seatsTe: { label: 'Seats in Telugu', column: 'courses.seats_te', stored: z.string(), input: line(120) },
  eligibility: { label: 'Eligibility', column: 'courses.eligibility', stored: z.string(), input: line(200) },
  eligibilityTe: {
    label: 'Eligibility in Telugu',
    column: 'courses.eligibility_te',
    stored: z.string(),
    input: line(200),
  },
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
    label: 'Text',
    column: 'courses.text',
    control: 'lines',
    stored: z.string(),
    input: requiredText('Text is required', 1000, { multiLine: true }).check(wholeFigures),
    isRequired: true,
    isWide: true,
  },
  textTe: {
    label: 'Text in Telugu',
    column: 'courses.text_te',
    control: 'lines',
    stored: z.string(),
    input: lines(1000),
    isWide: true,
  },
  topics: {
    label: 'What students will study',
    column: 'courses.topics',
    control: 'lines',
    stored: z.string(),
    input: lines(2000),
    isWide: true,
    hint: eachLine,
  },
  topicsTe: {
    label: 'What students will study, in Telugu',
    column: 'courses.topics_te',
    control: 'lines',
    stored: z.string(),
    input: lines(2000),
    isWide: true,
  },
  advantages: {
    label: 'Advantages',
    column: 'courses.advantages',
    control: 'lines',
    stored: z.string(),
    input: lines(2000),
    isWide: true,
    hint: `${eachLine} The card shows the first two.`,
  },
  advantagesTe: {
    label: 'Advantages in Telugu',
    column: 'courses.advantages_te',
    control: 'lines',
    stored: z.string(),
    input: lines(2000),
    isWide: true,
  },
  outcomes: {
    label: 'Course outcomes',
    column: 'courses.outcomes',
    control: 'lines',
    stored: z.string(),
    input: lines(2000),
    isWide: true,
    hint: eachLine,
  },
  outcomesTe: {
    label: 'Course outcomes in Telugu',
    column: 'courses.outcomes_te',
    control: 'lines',
    stored: z.string(),
    input: lines(2000),
    isWide: true,
  },
  photoId: {
    label: 'Picture',
    column: 'courses.photo_id',
    stored: z.nullable(z.string()),
    input: uploadedId('Choose a picture'),
    isWide: true,
  },
  altText: {
    label: 'What the picture shows',
    column: 'courses.alt_text',
    stored: z.string(),
    input: line(200),
    isWide: true,
    hint: 'Read aloud to people who cannot see it. Without it the name is read.',
  },
  altTextTe: {
    label: 'What the picture shows, in Telugu',
    column: 'courses.alt_text_te',
    stored: z.string(),
    input: line(200),
    isWide: true,
  },
} as const satisfies Fields;

export const courseContentSchema = z.object({
  ...storedShape(courseFields),
  photo: z.nullable(websitePictureSchema),
});

export const courseSchema = z.extend(courseContentSchema, publishedShape);
export type Course = z.infer<typeof courseSchema>;

export const courseInputSchema = z.object(inputShape(courseFields));
export type CourseInput = z.output<typeof courseInputSchema>;

export const courseSortKeys = ['order', 'name'] as const;

export const courseListQuerySchema = publishedListQuery(courseSortKeys, courseFields);

export const coursePublicationSchema = publicationSchema(courseContentSchema);

export const inCourseOrder = <C extends Pick<Course, 'order' | 'id'>>(courses: readonly C[]): C[] =>
  [...courses].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
