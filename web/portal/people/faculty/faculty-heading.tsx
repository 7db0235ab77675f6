import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { PersonHeading } from '#web/portal/people/person/person-heading.tsx';
import { Monogram } from '#web/ui/monogram.tsx';

/** Monogram, name and designation. */
export function FacultyHeading({ faculty }: { faculty: Faculty }) {
  const { firstName, lastName, designation, specialization } = faculty;
  return (
    <PersonHeading
      picture={
        <Monogram
          firstName={firstName}
          lastName={lastName}
          className="size-20 text-3xl sm:size-28 sm:text-4xl"
        />
      }
      name={fullName({ firstName, lastName })}
      facts={`${designation} · ${specialization}`}
    />
  );
}
