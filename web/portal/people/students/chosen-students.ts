import type { StudentFilter } from '#shared/people/students.ts';
import type { ChosenRows } from '#web/portal/kit/lists/use-selection.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The students chosen in the list, on the screen of an action that is more than a dialog. */
    chosenStudents?: ChosenStudents;
  }
}

/** The students of an action, with the number that the user was shown. */
export interface ChosenStudents {
  selection: ChosenRows<StudentFilter>;
  count: number;
}
