import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';

export interface DatedEntry {
  id: string;
  date: string;
  event: string;
  year: Year;
}

/** The same event on the same day, for one year or several. */
export interface DatedEvent {
  key: string;
  date: string;
  event: string;
  entries: DatedEntry[];
}

/** Merges the entries of a holiday, which is entered once for each year. The order is kept. */
export function groupedEvents(entries: readonly DatedEntry[]): DatedEvent[] {
  const events = new Map<string, DatedEvent>();
  for (const entry of entries) {
    const key = `${entry.date} ${entry.event}`;
    const event = events.get(key) ?? { key, date: entry.date, event: entry.event, entries: [] };
    event.entries.push(entry);
    events.set(key, event);
  }
  return [...events.values()];
}

/** 'First, Second year', or 'All years'. */
export function yearsOf({ entries }: DatedEvent): string {
  const shown = years.filter((year) => entries.some((entry) => entry.year === year));
  return shown.length === years.length
    ? say('All years')
    : say('{years} year', { years: shown.map((year) => say(yearLabels[year])).join(', ') });
}
