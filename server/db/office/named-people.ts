import { mostNamed } from '#shared/office/office-task-kinds.ts';
import type { OfficeTask } from '#shared/office/office-tasks.ts';
import { fullName, type Named } from '#shared/people/full-name.ts';

/** Of a task: whom it is about. @param people the most urgent first */
export function named(people: readonly Named[]): Pick<OfficeTask, 'who'> {
  const who = [...new Set(people.map(fullName))].slice(0, mostNamed + 1);
  return who.length > 0 ? { who } : {};
}
