import type { Faculty } from '#shared/faculty.ts';
import { formatDate } from '#shared/format.ts';
import { Monogram } from '#web/ui/monogram.tsx';
import { nameSize } from '../people/name-size.ts';
import { type ProfileItem, ProfileList } from '../people/profile-list.tsx';

/** A faculty record as its owner and the office read it. */
export function FacultyProfile({ faculty }: { faculty: Faculty }) {
  const { firstName, lastName, designation, specialization } = faculty;
  const name = `${firstName} ${lastName}`;
  return (
    <>
      <div className="flex items-center gap-4 pb-6 sm:gap-5">
        <Monogram
          firstName={firstName}
          lastName={lastName}
          className="size-20 text-3xl sm:size-28 sm:text-4xl"
        />
        <div className="min-w-0">
          <p className={`font-semibold break-words ${nameSize(name)}`}>{name}</p>
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
  return (
    <>
      <ProfileList
        title="Faculty"
        items={[
          ['First Name', faculty.firstName],
          ['Last Name', faculty.lastName],
          ['Designation', faculty.designation],
          ['Specialization', faculty.specialization],
          ['Email', faculty.contactInfo?.email],
          ...careerOf(faculty),
        ]}
      />
      <FacultyPersonal faculty={faculty} />
    </>
  );
}

/** What the row of a list does not say. */
export function FacultyRest({ faculty }: { faculty: Faculty }) {
  return (
    <>
      <ProfileList title="Faculty" items={careerOf(faculty)} />
      <FacultyPersonal faculty={faculty} />
    </>
  );
}

function careerOf({ experienceYears, yearOfJoining, contactInfo }: Faculty): ProfileItem[] {
  return [
    ['Phone', contactInfo?.phone],
    ['Experience', `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'}`],
    ['Date of Joining', yearOfJoining && formatDate(yearOfJoining.slice(0, 10))],
  ];
}

function FacultyPersonal({ faculty: { personalInfo } }: { faculty: Faculty }) {
  return (
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
  );
}
