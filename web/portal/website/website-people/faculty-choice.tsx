import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { callList } from '#web/api/calls.ts';
import { SelectField } from '#web/ui/fields.tsx';

const facultyQuery = {
  queryKey: ['faculty', 'for the website'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callList('listFaculty', { signal, query: { sort: 'lastName', include: '' } }),
};

interface FacultyChoiceProps {
  onChoose: (values: { name: string; designation: string; specialization: string }) => void;
}

/** Fills the form from the record of a teacher: nothing else of the record goes to the website. */
export function FacultyChoice({ onChoose }: FacultyChoiceProps) {
  const { data } = useQuery(facultyQuery);
  if (!data || data.rows.length === 0) return null;
  return (
    <SelectField
      label="Fill from a faculty record"
      placeholder="Choose a teacher"
      hint="Takes over name, designation and specialization."
      className="mb-4"
      options={data.rows.map(({ id, firstName, lastName }) => ({
        value: id,
        label: fullName({ firstName, lastName }),
      }))}
      onChange={({ currentTarget }) => {
        const teacher = data.rows.find(({ id }) => id === currentTarget.value);
        if (!teacher) return;
        const { firstName, lastName, designation, specialization } = teacher;
        onChoose({ name: fullName({ firstName, lastName }), designation, specialization });
      }}
    />
  );
}
