import type { Student } from '#shared/students.ts';
import { Monogram } from '#web/ui/monogram.tsx';

/** The profile picture from the server's uploads, or a quiet monogram. */
export function StudentPicture({
  student,
  className,
}: {
  student: Pick<Student, 'ProfilePic' | 'firstName' | 'lastName'>;
  className: string;
}) {
  const { ProfilePic, firstName, lastName } = student;
  if (!ProfilePic) return <Monogram firstName={firstName} lastName={lastName} className={className} />;
  return (
    <img
      src={`/uploads/${ProfilePic}`}
      alt={`${firstName} ${lastName}`}
      width={512}
      height={512}
      className={`flex-none rounded-full object-cover ${className}`}
    />
  );
}
