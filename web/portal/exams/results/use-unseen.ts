import { useEffect, useState } from 'react';
import { readViewing } from '#web/api/view-as.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * The ids of the rows that were not there when this device showed them last; none at the first visit.
 * @param name of what is shown, and whose it is
 */
export function useUnseen(name: string, rows: readonly { id: string }[]): ReadonlySet<string> {
  const [before] = useState(() => localStorage.getItem(`seen ${name}`));
  const ids = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    // The office, which looks at the portal of another person, has its own device.
    if (ids && !readViewing()) localStorage.setItem(`seen ${name}`, ids);
  }, [name, ids]);
  if (before === null) return nothing;
  const seen = new Set(before.split(' '));
  return new Set(rows.flatMap(({ id }) => (seen.has(id) ? [] : [id])));
}
