import type { Handlers } from '#server/context.ts';
import type { Tx } from '#server/db/schema.ts';
import { websitePeople } from '#server/db/website/website-people.ts';
import { insertWebsitePicture } from '#server/db/website/website-pictures.ts';
import { ApiError } from '#server/errors.ts';
import { encodeEventPhoto, encodeForVisitors } from '#server/files/uploads.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { refuseUnknownPicture } from '#server/rules/website/uploaded-files.ts';
import { routes } from '#shared/routes.ts';
import { hasOwnPage, personPlaceLabels, type WebsitePerson } from '#shared/website/website-people.ts';
import { websitePersonNames } from '#shared/website/website-people-calls.ts';

export const websitePersonHandlers = {
  ...publishedRecordHandlers(websitePersonNames, {
    noun: 'website-person',
    list: 'people',
    rows: websitePeople,
    refuse: refuseSecondOnPage,
    refuseUnknown: refuseUnknownPicture,
    preview: (person: WebsitePerson) => ({
      page: pageOf(person),
      change: (content) => ({
        ...content,
        people: [
          person,
          ...content.people.filter(
            ({ id, place }) => id !== person.id && !(place === person.place && hasOwnPage(place)),
          ),
        ],
        previewId: person.id,
      }),
    }),
  }),

  createWebsitePicture: async ({ db, file: { bytes }, clock }) => {
    try {
      // First as JPEG of a usual size: upright, and without anything but the picture.
      const { full } = await encodeEventPhoto(bytes);
      return await insertWebsitePicture(db, await encodeForVisitors(full), clock());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.message, { fields: { file: error.message } });
    }
  },
} satisfies Partial<Handlers>;

function pageOf({ place }: WebsitePerson): string {
  return routes.aboutPage(place === 'faculty' ? 'members-faculties-vcp' : place);
}

/** A page shows one person: the one before must be taken back first. */
async function refuseSecondOnPage(tx: Tx, { id, place }: WebsitePerson): Promise<void> {
  if (!hasOwnPage(place)) return;
  const other = (await websitePeople.listLive(tx)).find(
    (person) => person.place === place && person.id !== id,
  );
  if (!other) return;
  const page = personPlaceLabels[place].replace(/^Page/, 'page');
  throw new ApiError(409, `The ${page} shows ${other.name}. Take back ${other.name} first.`);
}
