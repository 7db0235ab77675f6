// Both lists of people show students and faculty below each other: one search, and a page for each.
import { contactInfoSortKeys } from '#shared/contact-info.ts';
import { personalInfoSortKeys } from '#shared/personal-info.ts';
import { listSearch } from '#web/portal/lists/list-search.ts';

function withFacultyPage<S>(read: (address: Record<string, unknown>) => S) {
  return (address: Record<string, unknown>) => {
    const page = Number(address.facultyPage);
    return { ...read(address), facultyPage: Number.isInteger(page) && page > 1 ? page : undefined };
  };
}

export const personalInfoSearch = withFacultyPage(listSearch(personalInfoSortKeys, {}));
export type PersonalInfoSearch = ReturnType<typeof personalInfoSearch>;

export const contactInfoSearch = withFacultyPage(listSearch(contactInfoSortKeys, {}));
export type ContactInfoSearch = ReturnType<typeof contactInfoSearch>;
