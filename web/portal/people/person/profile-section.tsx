import { valueAt } from '#shared/kit/fields/field-values.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { shownValue } from '#web/portal/kit/forms/shown-value.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { type ProfileItem, ProfileList } from './profile-list.tsx';

/** The fields of one section of a profile, with their values. */
export function sectionItems(fields: Fields, record: object, section: string): ProfileItem[] {
  const mayBeEmpty = (path: string) =>
    Object.entries(fields).some(([tick, { lets }]) => lets === path && valueAt(record, tick) === true);
  return Object.entries(fields).flatMap(([path, field]): ProfileItem[] => {
    const value = valueAt(record, path);
    const isMissing = value === null || value === undefined || value === '';
    if (field.section !== section || (isMissing && mayBeEmpty(path))) return [];
    if (isMissing) return [[field.label, undefined]];
    const isPhone = field.control === 'tel' && typeof value === 'string';
    return [[field.label, isPhone ? <PhoneLinks phone={value} /> : shownValue(value, field)]];
  });
}

/** The sections that students and faculty have in common. */
export function PersonalSection({ fields, person }: { fields: Fields; person: object }) {
  return <ProfileList title="Personal information" items={sectionItems(fields, person, 'personal')} />;
}
