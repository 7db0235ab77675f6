import type { Settings } from '#server/settings.ts';
import { formatDate } from '#shared/kit/format.ts';
import { wordingText, wordingValuesOf } from '#shared/office/papers/certificate-text.ts';
import type { CertificateFacts, KeptCertificate } from '#shared/office/papers/certificates.ts';
import { certificateLabels, type wordedKinds } from '#shared/office/papers/document-kinds.ts';
import { startPaperSettings } from '#shared/office/papers/paper-settings.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { CollegeDocument } from './document.ts';
import type { Paper } from './paper.ts';
import { verifyAddress } from './verify-address.ts';

/** With the code that leads to its public page. */
export function certificate(
  kept: KeptCertificate,
  { college, publicOrigin }: Pick<Settings, 'college' | 'publicOrigin'>,
): CollegeDocument {
  const { kind, serial, code, issuedOn, facts, purpose, withdrawnOn, academicYear } = kept;
  const address = verifyAddress(publicOrigin, code);
  const { duplicateOf, reason, lines, wording, desks, text } = facts;
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
        paper.text(text ?? startText(kind as WordedKind, facts, academicYear)); // a hall ticket is another document
        if (desks) writeDesks(paper, desks);
      }
      if (wording) paper.text(wording);
      if (purpose) {
        paper.space(8);
        paper.text(`Issued for: ${purpose}.`);
      }
      paper.space(lines ? 4 : 16);
      paper.foot(address, 'certificate', [
        'Place',
        'Stamp of the college',
        `Principal, ${college.shortName}`,
      ]);
    },
  };
}

type WordedKind = (typeof wordedKinds)[number];

/** Of a certificate that was issued before its wording was a setting. */
const startText = (kind: WordedKind, facts: CertificateFacts, academicYear: string) =>
  wordingText(startPaperSettings.wordings[kind], wordingValuesOf(facts, academicYear));

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
