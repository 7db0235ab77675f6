import { type PermissionSet, permissionSetLabels, permissionSets } from '#shared/roles.ts';
import { TickField } from '#web/ui/tick-field.tsx';

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
