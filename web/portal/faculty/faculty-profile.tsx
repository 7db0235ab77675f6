import { type Faculty, facultyFields } from '#shared/faculty.ts';
import { formatDate } from '#shared/format.ts';
import { PhoneLinks } from '#web/portal/lists/phone-links.tsx';
import { PersonHeading } from '#web/portal/people/person-heading.tsx';
import { type ProfileItem, ProfileList } from '#web/portal/people/profile-list.tsx';
import { PersonalSection, sectionItems } from '#web/portal/people/profile-section.tsx';
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
        items={[...sectionItems(facultyFields, faculty, 'record'), ...careerOf(faculty)]}
      />
      <PersonalSection fields={facultyFields} person={faculty} />
    </>
  );
}

/** The fields that are not in the row of the list. */
export function FacultyRest({ faculty }: { faculty: Faculty }) {
  const { phone } = faculty.contactInfo ?? {};
  const item = [facultyFields['contactInfo.phone'].label, phone && <PhoneLinks phone={phone} />] as const;
  return (
    <>
      <ProfileList title="Faculty" items={[item, ...careerOf(faculty)]} />
      <PersonalSection fields={facultyFields} person={faculty} />
    </>
  );
}

function careerOf({ experienceYears, yearOfJoining }: Faculty): ProfileItem[] {
  return [
    ['Experience', `${experienceYears} ${experienceYears === 1 ? 'year' : 'years'}`],
    [facultyFields.yearOfJoining.label, yearOfJoining && formatDate(yearOfJoining.slice(0, 10))],
  ];
}
