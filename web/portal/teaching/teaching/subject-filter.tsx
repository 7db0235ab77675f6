import { useNavigate } from '@tanstack/react-router';

interface SubjectFilterProps {
  subjects: readonly { id: string; code: string; name: string }[];
  /** The id of the subject that is shown; undefined for all. */
  value: string | undefined;
  /** Offers all subjects at once. */
  hasAll?: boolean;
}

/** The subject that a screen shows, kept in its address: a teacher's nine subjects take one line on a phone. */
export function SubjectFilter({ subjects, value, hasAll = false }: SubjectFilterProps) {
  const navigate = useNavigate();
  return (
    <label className="flex min-w-0 items-center gap-2 max-sm:flex-1">
      <span className="max-sm:sr-only">Subject</span>
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          void navigate({
            to: '.',
            state: true,
            replace: true,
            search: { subject: currentTarget.value || undefined },
          })
        }
        className="min-h-11 min-w-0 rounded-sm max-sm:w-full sm:max-w-md border border-ink-soft bg-white px-3"
      >
        {hasAll && <option value="">All subjects</option>}
        {subjects.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} {name}
          </option>
        ))}
      </select>
    </label>
  );
}
