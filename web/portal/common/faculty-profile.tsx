import type { Faculty } from '#shared/faculty.ts';
import { formatDate } from '#shared/format.ts';
import { Monogram } from '#web/ui/monogram.tsx';
import { ProfileList } from './profile-list.tsx';

/** A faculty record as its owner and the office read it. */
export function FacultyProfile({ faculty }: { faculty: Faculty }) {
  const { firstName, lastName, designation, specialization } = faculty;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-6">
        <Monogram
          firstName={firstName}
          lastName={lastName}
          className="size-20 text-3xl sm:size-28 sm:text-4xl"
        />
        <div className="min-w-0">
          <p className="text-2xl font-semibold break-words">
            {firstName} {lastName}
          </p>
          <p className="mt-1 break-words text-ink-soft">
            {designation} · {specialization}
          </p>
        </div>
      </div>
      <FacultyDetails faculty={faculty} />
    </>
  );
}

export function FacultyDetails({ faculty }: { faculty: Faculty }) {
  const { personalInfo, contactInfo, experienceYears, yearOfJoining } = faculty;
  return (
    <>
      <ProfileList
        title="Faculty"
        items={[
          ['First Name', faculty.firstName],
          ['Last Name', faculty.lastName],
          ['Designation', faculty.designation],
          ['Specialization', faculty.specialization],
          ['Experience', `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'}`],
          ['Date of Joining', yearOfJoining && formatDate(yearOfJoining.slice(0, 10))],
          ['Email', contactInfo?.email],
          ['Phone', contactInfo?.phone],
        ]}
      />
      <ProfileList
        title="Personal information"
        items={[
          ['Gender', personalInfo?.gender],
          ['Date of Birth', personalInfo?.dob && formatDate(personalInfo.dob.slice(0, 10))],
          ['Nationality', personalInfo?.nationality],
          ['Religion', personalInfo?.religion],
          ['Address', personalInfo?.address],
        ]}
      />
    </>
  );
}
