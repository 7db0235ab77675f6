import { type Year, yearLabels, years } from '#shared/years.ts';

export interface MonthEntry {
  id: string;
  date: string;
  event: string;
  year: Year;
}

/** The same event on the same day, for one year or several. */
export interface MonthEvent {
  key: string;
  date: string;
  event: string;
  entries: MonthEntry[];
}

/** A holiday is entered once for each year; a month shows it once. */
export function eventsOfMonth(entries: readonly MonthEntry[]): MonthEvent[] {
  const events = new Map<string, MonthEvent>();
  for (const entry of entries) {
    const key = `${entry.date} ${entry.event}`;
    const event = events.get(key) ?? { key, date: entry.date, event: entry.event, entries: [] };
    event.entries.push(entry);
    events.set(key, event);
  }
  return [...events.values()];
}

/** 'First, Second year', or 'All years'. */
export function yearsOf({ entries }: MonthEvent): string {
  const shown = years.filter((year) => entries.some((entry) => entry.year === year));
  return shown.length === years.length
    ? 'All years'
    : `${shown.map((year) => yearLabels[year]).join(', ')} year`;
}
