// QR codes on documents, and the one that leads to the public page of a certificate or hall ticket.
import { generate } from 'lean-qr';
import { routes } from '#shared/routes.ts';
import type { Paper } from './paper.ts';

/** The rows of a QR code, true where it is dark. */
export function modulesOf(text: string): boolean[][] {
  const code = generate(text);
  return Array.from({ length: code.size }, (_row, y) =>
    Array.from({ length: code.size }, (_cell, x) => code.get(x, y)),
  );
}

export const verifyAddress = (publicOrigin: string, code: string) =>
  `${publicOrigin}${routes.verify}/${code}`;

/**
 * The foot of a document: the code, and where it is stamped and signed.
 * @param what the kind of document in the sentence at the code, such as 'certificate'
 */
export function writeFoot(paper: Paper, address: string, what: string, signatures: readonly string[]): void {
  const lines = [`Scan the code to check this ${what}:`, address];
  paper.signedCode(modulesOf(address), `Code that leads to ${address}`, lines, signatures);
}
