import * as z from 'zod/mini';

import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { publicationInputSchema } from '#shared/website/publications.ts';
import {
  websitePersonSchema as answer,
  personInputSchema as body,
  personPublicationSchema as publication,
  personListQuerySchema as query,
} from '#shared/website/website-people.ts';
import { websitePictureLimit, websitePictureSchema } from '#shared/website/website-pictures.ts';

export const websitePersonCalls = {
  listWebsitePeople: get(
    '/api/website-people',
    'website.write',
    'The people of the website, published or not',
    {
      query,
      answer: z.array(answer),
    },
  ),
  exportWebsitePeople: exportFile('/api/website-people.csv', 'website.write', query),
  findWebsitePerson: get('/api/website-people/{id}', 'website.write', 'One person of the website', {
    answer,
  }),
  createWebsitePerson: create(
    '/api/website-people',
    'website.write',
    'Make a person of the website, as a draft',
    { body, answer },
  ),
  updateWebsitePerson: update(
    '/api/website-people/{id}',
    'website.write',
    'Change a person of the website; visitors see the change when it is published. With If-Match only this version of it',
    { body, answer },
  ),
  deleteWebsitePerson: remove(
    '/api/website-people/{id}',
    'website.write',
    'Take a person of the website back and remove it',
  ),
  listWebsitePersonPublications: get(
    '/api/website-people/{id}/publications',
    'website.write',
    'What was published of a person of the website and when, newest first',
    { answer: z.array(publication) },
  ),
  createWebsitePersonPublication: create(
    '/api/website-people/{id}/publications',
    'website.publish',
    'Publish a person of the website, or bring back an earlier publication of it',
    { body: publicationInputSchema, answer },
  ),
  endWebsitePersonPublication: remove(
    '/api/website-people/{id}/publication',
    'website.publish',
    'Take a person of the website back',
  ),
  previewWebsitePerson: get(
    '/api/website-people/{id}/preview',
    'website.write',
    'The page of the website as it would be with this person of the website as it stands',
    { contentType: 'text/html; charset=utf-8' },
  ),
  createWebsitePicture: create(
    '/api/website-pictures',
    'website.write',
    'Upload a picture for the website: a photo of a person, or a picture of the gallery',
    {
      upload: { maxBytes: websitePictureLimit, contentType: 'image/jpeg, image/png, image/webp' },
      answer: websitePictureSchema,
    },
  ),
};
