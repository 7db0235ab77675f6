import type { Faculty } from '#shared/faculty.ts';
import { formatDate } from '#shared/format.ts';
import { PersonHeading } from '#web/portal/people/person-heading.tsx';
import { PersonalInfoList } from '#web/portal/people/personal-info-list.tsx';
import { type ProfileItem, ProfileList } from '#web/portal/people/profile-list.tsx';
import { Monogram } from '#web/ui/monogram.tsx';

/** A faculty record as its owner and the office read it. */
export function FacultyProfile({ faculty }: { faculty: Faculty }) {
  const { firstName, lastName, designation, specialization } = faculty;
  return (
    <>
      <PersonHeading
        picture={
          <Monogram
            firstName={firstName}
            lastName={lastName}
            className="size-20 text-3xl sm:size-28 sm:text-4xl"
          />
        }
        name={`${firstName} ${lastName}`}
        facts={`${designation} · ${specialization}`}
      />
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
      <PersonalInfoList info={faculty.personalInfo} />
    </>
  );
}

/** What the row of a list does not say. */
export function FacultyRest({ faculty }: { faculty: Faculty }) {
  return (
    <>
      <ProfileList title="Faculty" items={careerOf(faculty)} />
      <PersonalInfoList info={faculty.personalInfo} />
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
