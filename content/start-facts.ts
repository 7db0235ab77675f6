// What the website shows of each fact until the office publishes it (shared/website/fact-table.ts): the figures of content/facts.ts, with
// their year and source. In a file of its own, because only the server and the build need it.
import type { FactContents } from '#shared/website/facts.ts';
import { contact } from './college.ts';
import { claims, fees, programme, seats } from './facts.ts';

/** The year and source of every start value. The source says plainly that no paper of the college proves it yet. */
export const sampleSource = 'Sample data';
const sample = { year: '2026-2027', source: sampleSource, sourceLink: '', checkedOn: '2026-11-01' } as const;
/** On the website when the office has entered and published it. */
const notEntered = { year: '', source: '', sourceLink: '', checkedOn: '' } as const;
const answer = (text: string, textTe: string) => ({ kind: 'answer', text, textTe, ...sample }) as const;

export const startFacts: FactContents = {
  'fee-convener': { kind: 'rupees', amount: fees.convenerPerYear, ...sample },
  'fee-management': { kind: 'rupees', amount: fees.managementPerYear, ...sample },
  'fee-once': { kind: 'rupees', amount: fees.additionalOnce, ...sample },
  'next-fee-convener': { kind: 'rupees', amount: 0, ...notEntered },
  'next-fee-management': { kind: 'rupees', amount: 0, ...notEntered },
  'next-fee-once': { kind: 'rupees', amount: 0, ...notEntered },
  'seats-convener': { kind: 'seats', seats: seats.convener, ...sample },
  'seats-management': { kind: 'seats', seats: seats.management, ...sample },
  // A rule for each batch, which the university sets.
  internship: { kind: 'count', count: programme.internshipMonths, ...sample },
  'internship-batches': { kind: 'batches', batches: '', ...notEntered },
  admission: { kind: 'admission', admission: 'open', from: null, until: '2026-12-31', ...sample },
  // Published by the commission for all colleges of India: no sample.
  'ragging-helpline': {
    kind: 'phone',
    phone: '1800-180-5522',
    ...sample,
    source: 'University Grants Commission, regulations of 2009',
  },
  phones: answer(
    `Call the office during office hours: ${contact.phone}. It connects you to the right person.`,
    `ఆఫీసు వేళల్లో ఆఫీసుకు కాల్ చేయండి: ${contact.phone}. సరైన వ్యక్తితో కలుపుతారు.`,
  ),
  // The first sentence of each is the answer; the home page shows it alone. A number in an answer is a link to call.
  hostel: answer(
    `Yes, for girls. The hostel is beside the college, with a warden; a room with meals costs ₹ 48,000 a year. Boys find rooms in the town. Is there room this year? ${contact.phone}.`,
    `ఉంది, అమ్మాయిలకు. వసతి గృహం కళాశాల పక్కనే ఉంది, వార్డెన్ ఉంటారు; భోజనంతో గది సంవత్సరానికి ₹ 48,000. అబ్బాయిలకు ఊరిలో గదులు దొరుకుతాయి. ఈ సంవత్సరం ఖాళీ ఉందా? ${contact.phone}.`,
  ),
  transport: answer(
    'Yes, the bus stop is at the gate. Buses between the town and the villages stop there; the college runs no bus of its own. Students get the bus pass of the state with a letter from the office.',
    'ఉంది, స్టాపు గేటు దగ్గరే. ఊరికీ గ్రామాలకూ మధ్య తిరిగే బస్సులు ఆగుతాయి; కళాశాలకు సొంత బస్సు లేదు. ఆఫీసు ఇచ్చే లేఖతో విద్యార్థులకు బస్ పాస్ వస్తుంది.',
  ),
  neet: {
    ...answer(
      `No, not for 2026-27. Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% is enough; in the management quota an entrance rank counts too. NEET is announced from 2027-28 on: for a seat of that year ask before you apply.`,
      `2026-27 కు అవసరం లేదు. ఇంటర్మీడియట్ బైపీసీలో కనీసం ${programme.minimumMarksPercent}% మార్కులు చాలు; యాజమాన్య కోటాలో ప్రవేశ పరీక్ష ర్యాంకు కూడా చెల్లుతుంది. 2027-28 నుంచి నీట్ ఉంటుందని ప్రకటించారు: ఆ సంవత్సరం సీటు కోసం దరఖాస్తుకు ముందే అడగండి.`,
    ),
    source: 'NCAHP, 5 March 2026',
  },
  recognition: answer(
    'Yes, approval number {councilApproval}. That is of the state allied and healthcare council; the state health sciences university has the college under the affiliation number {universityApproval}. Ask the office to see both letters.',
    'ఉంది, ఆమోద సంఖ్య {councilApproval}. అది రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలిది; రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయ అనుబంధ సంఖ్య {universityApproval}. రెండు లేఖలనూ ఆఫీసులో చూపమని అడగండి.',
  ),
  graduates: { kind: 'count', count: claims.graduates, ...sample },
  'lives-impacted': { kind: 'count', count: claims.livesImpacted, ...sample },
  recognitions: { kind: 'count', count: claims.recognitions, ...sample },
  'library-books': { kind: 'count', count: claims.libraryBooks, ...sample },
};
