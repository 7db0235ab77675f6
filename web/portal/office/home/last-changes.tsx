import { formatMoment } from '#shared/kit/format.ts';
import type { OfficeTasks } from '#shared/office/office-tasks.ts';
import { entrySentence } from '#web/portal/office/audit-log/entry-sentence.tsx';

export function LastChanges({ changes }: Pick<OfficeTasks, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="last-changes">
      <h2 id="last-changes" className="mb-3 text-xl">
        Last changes
      </h2>
      <ul className="grid gap-2">
        {changes.map((entry) => (
          <li key={entry.id} className="flex flex-wrap gap-x-2">
            <span className="tabular text-ink-soft">{formatMoment(entry.at)}</span>
            <span>
              {entrySentence(entry)} · {entry.actor}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
