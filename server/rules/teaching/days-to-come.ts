// Money is taken, an examination is held and a student leaves before it is entered.
import { invalid } from '#server/errors.ts';
import { indiaDate } from '#shared/kit/format.ts';

const labels = {
  paidOn: 'Paid on',
  heldOn: 'Held on',
  leftOn: 'Date of leaving',
  day: 'Day',
  sanctionedOn: 'Sanctioned on',
  refusedOn: 'Refused on',
  releases: 'Released on',
} as const;

/** @throws 400 at that field of the body */
export function refuseDayToCome(field: keyof typeof labels, day: string, now: Date): void {
  if (day <= indiaDate(now)) return;
  throw invalid(`${labels[field]} cannot be in the future`, field);
}
