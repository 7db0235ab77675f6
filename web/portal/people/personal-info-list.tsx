import { formatDate } from '#shared/format.ts';
import type { PersonalInfo } from '#shared/personal-info.ts';
import { ProfileList } from './profile-list.tsx';

/** What is kept about a student and a faculty member alike. */
export function PersonalInfoList({ info }: { info: PersonalInfo | null | undefined }) {
  return (
    <ProfileList
      title="Personal information"
      items={[
        ['Gender', info?.gender],
        ['Date of Birth', info?.dob && formatDate(info.dob)],
        ['Nationality', info?.nationality],
        ['Religion', info?.religion],
        ['Address', info?.address],
      ]}
    />
  );
}
