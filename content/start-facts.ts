// What the website shows of each fact until the office publishes it (shared/website/fact-table.ts): the figures of content/facts.ts, with
// their year and source. In a file of its own, because only the server and the build need it.
import type { FactContents } from '#shared/website/facts.ts';
import { contact } from './college.ts';
import { fees, officeHours, programme, seats } from './facts.ts';

/** The year and source of every start value. The source says plainly that no paper of the college proves it yet. */
const sample = { year: '2026-2027', source: 'Sample data', sourceLink: '', checkedOn: '2026-11-01' } as const;
/** A fee of a year to come is on the website when the office has entered and published it. */
const notEntered = { year: '', source: '', sourceLink: '', checkedOn: '' } as const;
const answer = (text: string) => ({ kind: 'answer', text, textTe: '', ...sample }) as const;
const [weekdays, saturday] = officeHours;

export const startFacts: FactContents = {
  'fee-convener': { kind: 'rupees', amount: fees.convenerPerYear, ...sample },
  'fee-management': { kind: 'rupees', amount: fees.managementPerYear, ...sample },
  'fee-once': { kind: 'rupees', amount: fees.additionalOnce, ...sample },
  'next-fee-convener': { kind: 'rupees', amount: 0, ...notEntered },
  'next-fee-management': { kind: 'rupees', amount: 0, ...notEntered },
  'next-fee-once': { kind: 'rupees', amount: 0, ...notEntered },
  'seats-convener': { kind: 'seats', seats: seats.convener, ...sample },
  'seats-management': { kind: 'seats', seats: seats.management, ...sample },
  admission: { kind: 'admission', admission: 'open', from: null, until: null, ...sample },
  'office-hours': {
    kind: 'hours',
    weekdayOpens: weekdays.opens,
    weekdayCloses: weekdays.closes,
    saturdayOpens: saturday.opens,
    saturdayCloses: saturday.closes,
    ...sample,
  },
  // Published by the commission for all colleges of India: no sample.
  'ragging-helpline': {
    kind: 'phone',
    phone: '1800-180-5522',
    ...sample,
    source: 'University Grants Commission, regulations of 2009',
  },
  phones: answer(
    `Call the office during office hours: ${contact.phone}. It connects you to the right person.`,
  ),
  // Only the college knows both. A number in an answer is a link to call.
  hostel: answer(
    `Ask the office whether there is room in a hostel this year, what it costs and who looks after it: ${contact.phone}.`,
  ),
  transport: answer(
    `Ask the office which buses stop near the college, and whether the college runs one of its own: ${contact.phone}.`,
  ),
  neet: answer(
    `For the management quota you need at least ${programme.minimumMarksPercent}% in the Intermediate group subjects or an entrance rank. For the convener quota, follow the notification of the state counselling.`,
  ),
  recognition: answer(
    'The college is affiliated with a state health sciences university and approved by the state allied and healthcare council. Ask the office to see both letters.',
  ),
};
