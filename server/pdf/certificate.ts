import type { Settings } from '#server/settings.ts';
import { formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import {
  type CertificateFacts,
  type KeptCertificate,
  programme,
} from '#shared/office/papers/certificates.ts';
import { type CertificateKind, certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { CollegeDocument } from './document.ts';
import type { Paper } from './paper.ts';
import { verifyAddress, writeFoot } from './qr-code.ts';

/** With the code that leads to its public page. */
export function certificate(
  kept: KeptCertificate,
  { college, publicOrigin }: Pick<Settings, 'college' | 'publicOrigin'>,
): CollegeDocument {
  const { kind, serial, code, issuedOn, facts, purpose, withdrawnOn, academicYear } = kept;
  const address = verifyAddress(publicOrigin, code);
  const { duplicateOf, reason, lines, wording, desks } = facts;
  return {
    title: duplicateOf ? `${certificateLabels[kind]} – DUPLICATE` : certificateLabels[kind],
    about: fullName(facts),
    note: `${serial} · check it at ${address}`,
    // The lines of a transfer certificate are to be on one page with its foot.
    size: lines ? 9 : 12,
    write: (paper) => {
      if (withdrawnOn) paper.heading(`Withdrawn on ${formatDate(withdrawnOn)}`);
      paper.facts([
        ['Number', serial],
        ['Date', formatDate(issuedOn)],
      ]);
      if (duplicateOf) {
        const { serial: first, issuedOn: day } = duplicateOf;
        paper.text(`DUPLICATE of ${first} of ${formatDate(day)}. Reason: ${reason}.`, { weight: 'bold' });
        paper.space(6);
      }
      if (lines) writeLines(paper, lines);
      else {
        paper.space(12);
        paper.text(sentenceOf(kind as CertificateKind, facts, academicYear)); // a hall ticket is another document
        if (desks) writeDesks(paper, desks);
      }
      if (wording) paper.text(wording);
      if (purpose) {
        paper.space(8);
        paper.text(`Issued for: ${purpose}.`);
      }
      paper.space(lines ? 4 : 16);
      writeFoot(paper, address, 'certificate', [
        'Place',
        'Stamp of the college',
        `Principal, ${college.shortName}`,
      ]);
    },
  };
}

function writeLines(paper: Paper, lines: NonNullable<CertificateFacts['lines']>): void {
  paper.table(
    [
      { header: 'No', width: 8, align: 'right' },
      { header: 'Particulars', width: 50, isRowHeader: true },
      { header: 'Entry', width: 62 },
    ],
    lines.map(([label, text], index) => [String(index + 1), label, text || '—']),
  );
}

function writeDesks(paper: Paper, desks: NonNullable<CertificateFacts['desks']>): void {
  paper.space(10);
  paper.table(
    [
      { header: 'Desk', width: 60, isRowHeader: true },
      { header: 'Cleared on', width: 60 },
    ],
    desks.map(([name, on]) => [name, formatDate(on)]),
  );
}

function sentenceOf(kind: CertificateKind, facts: CertificateFacts, academicYear: string): string {
  const { father, enrollmentNumber, isIntern, batch, conduct, internship } = facts;
  const child = father ? `, child of ${father}` : '';
  const admitted = batch ? `, admitted in ${batch}` : '';
  const student = `This is to certify that ${fullName(facts)}${child}, enrolment number ${enrollmentNumber}${admitted},`;
  const stage = isIntern ? 'internship' : `${yearLabels[facts.year].toLowerCase()} year`;
  switch (kind) {
    case 'bonafide':
      return `${student} is a bonafide student of this college, ${isIntern ? 'doing the' : 'studying in the'} ${stage} of ${programme} in the academic year ${academicYear}.`;
    case 'conduct':
      return `${student} has studied ${programme} in this college. To the knowledge of the college the conduct of the student in that time was: ${conduct}.`;
    case 'custodian':
      return `${student} is enrolled for ${programme}, and that the original certificates handed in at the admission are in the custody of this college. They are given back whenever the student asks for them.`;
    case 'no-dues':
      return `${student} owes nothing to this college: the desks below have cleared the student, and no fee that the student has to pay is open.`;
    case 'course-completion':
      return `${student} has completed the four years of study of ${programme} in this college.`;
    case 'internship-completion': {
      const from = internship?.from
        ? ` from ${formatDate(internship.from)} to ${formatDate(internship.until)}`
        : '';
      return `${student} has completed the compulsory internship of ${programme}${from}.`;
    }
    // A transfer certificate has lines.
    case 'transfer':
    case 'study':
      return `${student} has been studying ${programme} in this college and was in the ${stage} in the academic year ${academicYear}.`;
  }
}
