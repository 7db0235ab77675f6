import { conflict } from '#server/errors.ts';
import { unprintedLetters } from '#shared/kit/text/printed-letters.ts';
import type { CertificateFacts } from '#shared/office/papers/certificates.ts';
import { fullName } from '#shared/people/full-name.ts';

interface Paper {
  facts: CertificateFacts;
  purpose: string;
}

/** Before a number is given. @throws 409 with the person whose paper would have boxes for letters */
export function refuseUnprintedLetters(papers: readonly Paper[]): void {
  for (const { facts, purpose } of papers) {
    const { father, conduct = '', lines = [], desks = [], reason = '', text: said = '' } = facts;
    const texts = [fullName(facts), father, purpose, conduct, reason, said, ...[...lines, ...desks].flat()];
    const text = texts.find((text) => unprintedLetters(text).length > 0);
    if (text === undefined) continue;
    throw conflict(
      `‘${text}’ (${facts.enrollmentNumber}) has letters that no paper can print. Write it in English, Telugu, Hindi, Tamil, Kannada or Odia letters first.`,
      text === purpose ? 'purpose' : 'id',
    );
  }
}
