import { pictureCategories, pictureSortKeys } from '#shared/gallery-pictures.ts';
import { publicationStates } from '#shared/publications.ts';
import { formTarget, listSearch } from '#web/portal/lists/list-search.ts';

const readList = listSearch(pictureSortKeys, { state: publicationStates, category: pictureCategories });

export const pictureListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
});
export type PictureListSearch = ReturnType<typeof pictureListSearch>;
