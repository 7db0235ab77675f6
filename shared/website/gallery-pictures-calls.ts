import * as z from 'zod/mini';

import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import {
  galleryPictureSchema as answer,
  galleryPictureInputSchema as body,
  picturePublicationSchema as publication,
  pictureListQuerySchema as query,
} from '#shared/website/gallery-pictures.ts';
import { publicationInputSchema } from '#shared/website/publications.ts';

export const galleryPictureCalls = {
  listGalleryPictures: get(
    '/api/gallery-pictures',
    'website.write',
    'The pictures of the gallery, published or not',
    {
      query,
      answer: z.array(answer),
    },
  ),
  exportGalleryPictures: exportFile('/api/gallery-pictures.csv', 'website.write', query),
  findGalleryPicture: get('/api/gallery-pictures/{id}', 'website.write', 'One picture of the gallery', {
    answer,
  }),
  createGalleryPicture: create(
    '/api/gallery-pictures',
    'website.write',
    'Make a picture of the gallery, as a draft',
    { body, answer },
  ),
  updateGalleryPicture: update(
    '/api/gallery-pictures/{id}',
    'website.write',
    'Change a picture of the gallery; visitors see the change when it is published. With If-Match only this version of it',
    { body, answer },
  ),
  deleteGalleryPicture: remove(
    '/api/gallery-pictures/{id}',
    'website.write',
    'Take a picture of the gallery back and remove it',
  ),
  listGalleryPicturePublications: get(
    '/api/gallery-pictures/{id}/publications',
    'website.write',
    'What was published of a picture of the gallery and when, newest first',
    { answer: z.array(publication) },
  ),
  createGalleryPicturePublication: create(
    '/api/gallery-pictures/{id}/publications',
    'website.publish',
    'Publish a picture of the gallery, or bring back an earlier publication of it',
    { body: publicationInputSchema, answer },
  ),
  endGalleryPicturePublication: remove(
    '/api/gallery-pictures/{id}/publication',
    'website.publish',
    'Take a picture of the gallery back',
  ),
  previewGalleryPicture: get(
    '/api/gallery-pictures/{id}/preview',
    'website.write',
    'The page of the website as it would be with this picture of the gallery as it stands',
    { contentType: 'text/html; charset=utf-8' },
  ),
};
