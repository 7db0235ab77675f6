import { counted, formatDate } from '#shared/kit/format.ts';
import { type Faculty, facultyFields } from '#shared/people/faculty.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { type ProfileItem, ProfileList } from '#web/portal/people/person/profile-list.tsx';
import { PersonalSection, sectionItems } from '#web/portal/people/person/profile-section.tsx';

/** A faculty record as its owner and the office read it. */
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

function careerOf({ experienceYears, yearOfJoining, leftOn }: Faculty): ProfileItem[] {
  return [
    ['Experience', counted(experienceYears, 'year')],
    [facultyFields.yearOfJoining.label, yearOfJoining && formatDate(yearOfJoining.slice(0, 10))],
    ...(leftOn ? [[facultyFields.leftOn.label, formatDate(leftOn)] as const] : []),
  ];
}
