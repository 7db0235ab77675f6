import type { Settings } from '#server/settings.ts';
import { formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { KeptCertificate } from '#shared/office/certificates.ts';
import { certificateLabels } from '#shared/office/document-kinds.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { CollegeDocument } from './document.ts';
import { verifyAddress, writeFoot } from './qr-code.ts';

const programme = 'Bachelor of Physiotherapy (BPT)';

/** With the code that leads to its public page. */
export function certificate(
  kept: KeptCertificate,
  { college, publicOrigin }: Pick<Settings, 'college' | 'publicOrigin'>,
): CollegeDocument {
  const { kind, serial, code, issuedOn, facts, purpose, withdrawnOn, academicYear } = kept;
  const name = fullName(facts);
  const address = verifyAddress(publicOrigin, code);
  const stage = facts.isIntern ? 'internship' : `${yearLabels[facts.year].toLowerCase()} year`;
  const sentence =
    kind === 'bonafide'
      ? `This is to certify that ${name}, child of ${facts.father}, enrolment number ${facts.enrollmentNumber}, is a bonafide student of this college, ${facts.isIntern ? 'doing the' : 'studying in the'} ${stage} of ${programme} in the academic year ${academicYear}.`
      : `This is to certify that ${name}, child of ${facts.father}, enrolment number ${facts.enrollmentNumber}, has been studying ${programme} in this college and was in the ${stage} in the academic year ${academicYear}.`;
  return {
    title: certificateLabels[kind],
    about: name,
    note: `${serial} · check it at ${address}`,
    size: 12,
    write: (paper) => {
      if (withdrawnOn) paper.heading(`Withdrawn on ${formatDate(withdrawnOn)}`);
      paper.facts([
        ['Number', serial],
        ['Date', formatDate(issuedOn)],
      ]);
      paper.space(12);
      paper.text(sentence);
      if (purpose) {
        paper.space(8);
        paper.text(`Issued for: ${purpose}.`);
      }
      paper.space(16);
      writeFoot(paper, address, 'certificate', [
        'Place',
        'Stamp of the college',
        `Principal, ${college.shortName}`,
      ]);
    },
  };
}
