import { useState } from 'react';
import type { AccountState } from '#shared/account/auth.ts';
import { mayAll, type PermissionSet, permissionSetLabels, permissionSets } from '#shared/roles.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { usePermissions } from '#web/portal/kit/shell/use-permissions.ts';
import { SelectField } from '#web/ui/fields.tsx';

const teaching = '';

/** What a teacher's account may do beside teaching: an admin gives it. */
export function AccountSets({ id, sets }: { id: string } & Pick<AccountState, 'sets'>) {
  const [chosen, setChosen] = useState<string>(sets[0] ?? teaching);
  const permissions = usePermissions();
  if (!mayAll('admin.write', { role: 'admin', permissions })) return null;
  const given = permissionSets.filter(
    (set): set is Exclude<PermissionSet, 'admin'> => set !== 'admin' && set === chosen,
  );
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3 text-xl">Beside teaching</h2>
      <div className="flex max-w-xl flex-wrap items-end gap-3">
        <SelectField
          label="The account may also"
          required
          className="min-w-0 flex-1"
          value={chosen}
          options={[
            { value: teaching, label: 'Nothing further' },
            ...permissionSets
              .filter((set) => set !== 'admin')
              .map((value) => ({ value, label: permissionSetLabels[value].name })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <RowAction
          name="Save what the account may do"
          run={() => callApi('setFacultySets', { params: { id }, body: { sets: given } })}
          done="Saved"
        >
          Save
        </RowAction>
      </div>
    </section>
  );
}
