import { useState } from 'react';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';
import { fullName } from '#shared/people/full-name.ts';
import {
  type GuardianLink,
  type Relation,
  relationLabels,
  relations,
  type StudentGuardian,
} from '#shared/people/guardians.ts';
import { callApi, callList } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';

interface LinkDialogProps {
  studentId: string;
  /** undefined: a further one. */
  guardian: StudentGuardian | undefined;
  onClose: () => void;
}

/** What a guardian is to the student, and may see. A number that is known already adds that guardian to the student. */
export function LinkDialog({ studentId, guardian, onClose }: LinkDialogProps) {
  const [person, setPerson] = useState({ firstName: '', lastName: '', phone: '' });
  const [link, setLink] = useState<GuardianLink>({
    relation: guardian?.relation ?? 'mother',
    maySeeFees: guardian?.maySeeFees ?? true,
    maySeeMarks: guardian?.maySeeMarks ?? true,
  });
  /** Who has the typed number, once the office was told. */
  const [known, setKnown] = useState<{ id: string; name: string; phone: string }>();
  const { run, isBusy, fields, sentence } = useSaving();
  const text = (name: keyof typeof person) => ({
    value: person[name],
    error: fields[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setPerson({ ...person, [name]: currentTarget.value }),
  });
  const isKnown = known && known.phone === readPhone(person.phone);

  const idOfGuardian = async (): Promise<string | undefined> => {
    if (guardian) return guardian.id;
    if (isKnown) return known.id;
    const phone = readPhone(person.phone);
    const found = phone
      ? (await callList('listGuardians', { query: { q: phone, page: 1, pageSize: 20 } })).rows
      : [];
    const one = found.find((each) => each.phone === phone);
    if (one) {
      setKnown({ id: one.id, name: fullName(one), phone: one.phone });
      return undefined;
    }
    const hasOneName = person.lastName.trim() === '';
    return (await callApi('createGuardian', { body: { ...person, ...(hasOneName && { hasOneName }) } })).id;
  };
  const save = async () => {
    let isAsked = false;
    const isDone = await run(async () => {
      const guardianId = await idOfGuardian();
      if (!guardianId) {
        isAsked = true;
        return;
      }
      await callApi('setStudentGuardian', { params: { id: studentId, guardianId }, body: link });
    });
    if (isDone && !isAsked) onClose();
  };
  return (
    <FormDialog
      title={guardian ? fullName(guardian) : 'Add guardian'}
      onClose={onClose}
      onSubmit={save}
      submit="Save"
      isBusy={isBusy}
      refusal={sentence}
    >
      <div className="form-grid">
        {!guardian && (
          <>
            <TextField
              label="Mobile"
              type="tel"
              required
              className="sm:col-span-2"
              hint={isKnown ? `${known.name} has this number: ‘Save’ adds this student.` : 'The log-in name'}
              {...text('phone')}
            />
            {!isKnown && (
              <>
                <TextField label="First Name" required {...text('firstName')} />
                <TextField label="Last Name" {...text('lastName')} />
              </>
            )}
          </>
        )}
        <SelectField
          label="Relation"
          required
          value={link.relation}
          options={relations.map((value) => ({ value, label: relationLabels[value] }))}
          onChange={({ currentTarget }) =>
            // The options are these.
            setLink({ ...link, relation: currentTarget.value as Relation })
          }
        />
      </div>
      <div className="mt-3">
        <TickField isTicked={link.maySeeFees} onChange={(maySeeFees) => setLink({ ...link, maySeeFees })}>
          May see fees and receipts
        </TickField>
        <TickField isTicked={link.maySeeMarks} onChange={(maySeeMarks) => setLink({ ...link, maySeeMarks })}>
          May see marks and the hall ticket
        </TickField>
      </div>
    </FormDialog>
  );
}
