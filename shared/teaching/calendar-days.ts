// An event of a calendar feed, before it is written in the format of calendar apps.
export interface CalendarDay {
  uid: string;
  /** 'YYYY-MM-DD'; the event lasts all that day, unless it has times. */
  date: string;
  /** 'HH:MM' in India; the end may be unknown. */
  times?: { from: string; to?: string | undefined };
  location?: string;
  title: string;
  /** Lines below the title. */
  details?: readonly string[];
  category: string;
  /** Counts changes, so that the calendar app knows the newer version. */
  sequence: number;
  /** Takes none of the person's time, although it has times. */
  isFree?: boolean;
  /** Does not take place: apps strike it out or hide it. */
  isCancelled?: boolean;
}
