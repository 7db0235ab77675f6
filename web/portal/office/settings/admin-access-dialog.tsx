import { useState } from 'react';
import type { Admin } from '#shared/account/auth.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type PermissionSet, permissionSetLabels, permissionSets } from '#shared/roles.ts';
import { callApi } from '#web/api/calls.ts';
import { collegeTime } from '#web/api/college-clock.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { TickField } from '#web/ui/tick-field.tsx';

/** What the staff account may do, and whether it is closed. Its name stays in every entry. */
export function AdminAccessDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const [sets, setSets] = useState(admin.sets);
  const [isClosed, setClosed] = useState(admin.closedOn !== null);
  const { run, isBusy, sentence, fields } = useSaving();

  const save = async () => {
    const closedOn = isClosed ? (admin.closedOn ?? indiaDate(collegeTime())) : null;
    const send = () => callApi('updateAdmin', { params: { id: admin.id }, body: { sets, closedOn } });
    if (await run(send, `${admin.username} is saved`)) onClose();
  };

  return (
    <FormDialog
      title={`What ${admin.username} may do`}
      onClose={onClose}
      className="grid gap-4"
      onSubmit={save}
      submit="Save"
      isBusy={isBusy}
      refusal={fields.sets ?? sentence}
    >
      <PermissionTicks sets={sets} onChange={setSets} />
      <TickField isTicked={isClosed} onChange={setClosed}>
        Closed: it cannot be signed in to. The name stays in every entry.
      </TickField>
    </FormDialog>
  );
}

interface PermissionTicksProps {
  sets: readonly PermissionSet[];
  onChange: (sets: PermissionSet[]) => void;
}

/** What a staff account may do: one or several sets. */
export function PermissionTicks({ sets, onChange }: PermissionTicksProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">What the account may do</legend>
      {permissionSets.map((set) => (
        <TickField
          key={set}
          isTicked={sets.includes(set)}
          onChange={(isTicked) =>
            onChange(permissionSets.filter((other) => (other === set ? isTicked : sets.includes(other))))
          }
        >
          <span className="font-medium">{permissionSetLabels[set].name}</span>{' '}
          <span className="text-ink-soft">{permissionSetLabels[set].text}</span>
        </TickField>
      ))}
    </fieldset>
  );
}
