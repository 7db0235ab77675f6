import { useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';
import { Monogram } from '#web/ui/monogram.tsx';

/** The profile picture from the server's uploads; a monogram if there is none or it does not load. */
export function StudentPicture({
  student,
  className,
}: {
  student: Pick<Student, 'ProfilePic' | 'firstName' | 'lastName'>;
  className: string;
}) {
  const { ProfilePic, firstName, lastName } = student;
  const [broken, setBroken] = useState<string>();
  const name = fullName({ firstName, lastName });
  if (!ProfilePic || ProfilePic === broken) return <Monogram {...{ name, className }} />;
  return (
    <img
      src={`/uploads/${ProfilePic}`}
      alt={name}
      width={512}
      height={512}
      loading="lazy"
      onError={() => setBroken(ProfilePic)}
      className={`flex-none rounded-full object-cover ${className}`}
    />
  );
}
