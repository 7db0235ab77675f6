import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { PersonHeading } from '#web/portal/people/person/person-heading.tsx';
import { Monogram } from '#web/ui/monogram.tsx';

/** Monogram, name and designation. */
export function FacultyHeading({ faculty }: { faculty: Faculty }) {
  const { designation, specialization } = faculty;
  const name = fullName(faculty);
  return (
    <PersonHeading
      picture={<Monogram name={name} className="size-20 text-3xl sm:size-28 sm:text-4xl" />}
      name={name}
      facts={`${designation} · ${specialization}`}
    />
  );
}
