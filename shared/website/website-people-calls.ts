import { create } from '#shared/kit/call.ts';
import { publishedResource } from '#shared/website/published-resource.ts';
import { personSchemas } from '#shared/website/website-people.ts';
import { websitePictureLimit, websitePictureSchema } from '#shared/website/website-pictures.ts';

export const websitePersonNames = { one: 'WebsitePerson', many: 'WebsitePeople' } as const;

export const websitePersonCalls = {
  ...publishedResource(websitePersonNames, 'website-people', 'a person of the website', personSchemas),
  createWebsitePicture: create('/api/website-pictures', 'website.write', {
    summary: 'Upload a picture for the website: a photo of a person, or a picture of the gallery',
    upload: { maxBytes: websitePictureLimit, contentType: 'image/jpeg, image/png, image/webp' },
    answer: websitePictureSchema,
  }),
};
