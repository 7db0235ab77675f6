import { useEffect } from 'react';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { TimetableDay } from '#shared/teaching/timetable.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { queryClient } from '#web/api/query-client.ts';
import { syllabusQuery } from '#web/portal/teaching/subjects/syllabus.tsx';
import { dayQuery, rosterQuery } from './register-queries.ts';

/**
 * Loads what the next registers need while the device is online, as soon as the service worker is there to keep it.
 * @param loadList the list, which follows when a register is saved, where another screen is open
 */
export function useReadyOffline(
  facultyId: string | undefined,
  data: TimetableDay | undefined,
  loadList?: () => Promise<unknown>,
): void {
  useEffect(() => {
    if (facultyId && data && 'serviceWorker' in navigator)
      void navigator.serviceWorker.ready.then(() => load(facultyId, data, loadList));
  }, [facultyId, data, loadList]);
}

function load(facultyId: string, data: TimetableDay, loadList?: () => Promise<unknown>): void {
  for (const screen of [import('./register-screen.tsx'), loadList?.()]) screen?.catch(() => undefined);
  const syllabus = syllabusQuery(academicYearOf(data.day));
  void queryClient.query({ ...syllabus, staleTime: 60_000 }).catch(() => undefined);
  for (const year of new Set(data.classes.map((one) => one.year)))
    void queryClient.query({ ...rosterQuery(year), staleTime: 60_000 }).catch(() => undefined);
  for (const days of [1, 2, 3])
    void queryClient
      .query({ ...dayQuery(addDays(data.today, days), facultyId), staleTime: 3_600_000 })
      .catch(() => undefined);
}
