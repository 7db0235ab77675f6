import { get, remove, update } from '#shared/kit/call.ts';
import { websitePictureLimit } from '#shared/website/website-pictures.ts';
import { collegeSchema as answer, collegeInputSchema as body } from './college.ts';

export const collegeCalls = {
  readCollege: get('/api/college', 'college.read', {
    summary: 'The college: names, address, numbers, links, colours, logo',
    answer,
  }),
  updateCollege: update('/api/college', 'words.write', {
    summary:
      'Change the college; a missing value stays. In force at once, the prefix of numbers from the next financial year on',
    body,
    answer,
  }),
  updateCollegeLogo: update('/api/college/logo', 'words.write', {
    summary: 'The logo, as JPEG, PNG or WebP',
    upload: { maxBytes: websitePictureLimit, contentType: 'image/jpeg, image/png, image/webp' },
    answer,
  }),
  deleteCollegeLogo: remove('/api/college/logo', 'words.write', {
    summary: 'Bring the logo of the start back',
  }),
};
