import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import { SelectField } from '#web/ui/fields.tsx';

interface FacultyChoiceProps {
  onChoose: (values: { name: string; designation: string; specialization: string }) => void;
}

/** Fills the form from the record of a teacher: nothing else of the record goes to the website. */
export function FacultyChoice({ onChoose }: FacultyChoiceProps) {
  const { data = [] } = useQuery(allFacultyQuery);
  if (data.length === 0) return null;
  return (
    <SelectField
      label="Fill from a faculty record"
      placeholder="Choose a teacher"
      hint="Takes over name, designation and specialization."
      className="mb-4"
      options={data.map(({ id, firstName, lastName }) => ({
        value: id,
        label: fullName({ firstName, lastName }),
      }))}
      onChange={({ currentTarget }) => {
        const teacher = data.find(({ id }) => id === currentTarget.value);
        if (!teacher) return;
        const { firstName, lastName, designation, specialization } = teacher;
        onChoose({ name: fullName({ firstName, lastName }), designation, specialization });
      }}
    />
  );
}
