import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { calendarCalls, deleteInAllYears, sameEntriesQuery } from './calendar-calls.ts';

/** An entry of several years is deleted in all of them, unless the user unticks the box. */
export function DeleteEntryQuestion({ entry, onClose }: { entry: CalendarEntry; onClose: () => void }) {
  const { data: same = [], isPending } = useQuery(sameEntriesQuery(entry));
  const [isForAll, setForAll] = useState(true);
  // The question must not be answered before it says in how many years the entry stands.
  if (isPending) return null;
  const isSeveral = same.length > 1;
  const names = years.filter((year) => same.some((one) => one.year === year)).map((year) => yearLabels[year]);
  const calls = {
    ...calendarCalls,
    ...(isSeveral &&
      isForAll && { remove: deleteInAllYears, label: () => `${entry.event} (${same.length} entries)` }),
  };
  return (
    <DeleteQuestion
      calls={calls}
      record={entry}
      question="Are you sure you want to delete this entry?"
      onClose={onClose}
    >
      {isSeveral && (
        <div className="mt-3">
          <TickField isTicked={isForAll} onChange={setForAll}>
            In all {same.length} years: {names.join(', ')}
          </TickField>
        </div>
      )}
    </DeleteQuestion>
  );
}
