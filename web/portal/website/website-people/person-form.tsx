import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/people/full-name.ts';
import { personFields, type WebsitePerson } from '#shared/website/website-people.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import type { FormProps } from '#web/portal/website/publications/published-calls.ts';
import { PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { personCalls } from './person-calls.ts';

const personForm = formOf(personFields);

/** The form of a person on the website; of one that exists also the publication, preview and history. */
export function PersonForm({ record: person, onClose }: FormProps<WebsitePerson>) {
  const form = useRecordForm({
    ...personForm,
    calls: personCalls,
    record: person,
    show: { photoId: (id) => (id ? 'A photo' : 'None') },
    onClose,
  });
  const { setValue, watch, formState } = form.form;
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <PublishedForm calls={personCalls} record={person} form={form}>
      {!person && watch('place') === 'faculty' && (
        <FacultyChoice
          onChoose={(values) => {
            for (const [key, value] of Object.entries(values))
              setValue(key as 'name' | 'designation' | 'specialization', value, change); // the keys of `values`
          }}
        />
      )}
    </PublishedForm>
  );
}

interface FacultyChoiceProps {
  onChoose: (values: { name: string; designation: string; specialization: string }) => void;
}

/** Fills the form from the record of a teacher: nothing else of the record goes to the website. */
function FacultyChoice({ onChoose }: FacultyChoiceProps) {
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
