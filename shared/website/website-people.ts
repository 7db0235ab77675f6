// People on the website: the governing body, those who have a page of their own, and teachers.
import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import {
  filteredChoice,
  linesField,
  optionalTextField,
  requiredTextField,
  wide,
} from '#shared/kit/fields/usual-fields.ts';
import { phoneNumber } from '#shared/kit/phones/phone-schemas.ts';
import { emailText, optionalText } from '#shared/kit/text/text.ts';
import { type PersonPage, personPages } from '#shared/routes.ts';
import { placeField, publishedSchemas, uploadedField } from './publications.ts';
import { websitePictureSchema } from './website-pictures.ts';

/** Where a person is shown. */
export const personPlaces = [...personPages, 'governing-body', 'faculty'] as const;
export type PersonPlace = (typeof personPlaces)[number];
export const personPlaceLabels: Readonly<Record<PersonPlace, string>> = {
  'patron-vcp': 'Page of the Patron',
  'secretary-correspondence-vcp': 'Page of the Secretary and Correspondent',
  'director-vcp': 'Page of the Director',
  'principal-vcp': 'Page of the Principal',
  'administrator-vcp': 'Page of the Administrator',
  'governing-body': 'Governing body, without a page',
  faculty: 'Members and Faculty',
};

export const hasOwnPage = (place: PersonPlace): place is PersonPage =>
  (personPages as readonly string[]).includes(place);

const linkMessage = 'The LinkedIn address begins with https://www.linkedin.com/';

export const personFields = inTable('website_people', {
  place: wide(
    filteredChoice('Shown on', personPlaceLabels, 'Choose where the person is shown', { all: 'All pages' }),
  ),
  name: {
    ...requiredTextField('Name, with title', 120, 'Name is required'),
    isWide: true,
    hint: 'For example: Dr. Boddepalli Lakshmi Prasanna',
  },
  designation: requiredTextField('Designation', 120),
  specialization: optionalTextField('Specialization', 160),
  qualification: {
    ...optionalTextField('Qualification', 160),
    hint: 'For example: MPT (Neurology)',
  },
  order: { ...placeField, column: 'place_in_list', hint: 'The lowest number comes first.' },
  email: {
    label: 'Email',
    control: 'email',
    stored: z.string(),
    input: z._default(
      z.union(
        [emailText('Email is required', 'Invalid email address'), z.literal('')],
        'Invalid email address',
      ),
      '',
    ),
    hint: 'Visitors see it.',
  },
  phone: {
    label: 'Phone',
    control: 'tel',
    stored: z.string(),
    input: z._default(phoneNumber(), ''),
    hint: 'Visitors see it.',
  },
  linkedin: {
    label: 'LinkedIn profile',
    stored: z.string(),
    input: z._default(
      optionalText(300).check(
        z.refine(
          (text) => !text || /^https:\/\/([a-z]+\.)?linkedin\.com\/[^\s"<>]*$/.test(text),
          linkMessage,
        ),
      ),
      '',
    ),
    isWide: true,
  },
  about: {
    ...linesField('About the person', 1500),
    hint: 'Each line becomes a point of its own.',
  },
  message: linesField('Message to visitors', 2000),
  photoId: uploadedField('Photo', 'No such picture'),
});

export const personSchemas = publishedSchemas(
  z.object({ ...storedShape(personFields), photo: z.nullable(websitePictureSchema) }),
  personFields,
  ['order', 'name'],
);
export type WebsitePerson = z.infer<typeof personSchemas.answer>;
export type PersonInput = z.output<typeof personSchemas.body>;
