// The code on a paper of the college with which anyone can check it.
import { generate } from 'lean-qr';
import { routes } from '#shared/routes.ts';
import type { Paper } from './paper.ts';

export const verificationAddress = (publicOrigin: string, code: string): string =>
  `${publicOrigin}${routes.verify}/${code}`;

/** @param noun 'certificate' */
export function writeVerification(paper: Paper, address: string, noun: string): void {
  paper.code(modulesOf(address), `Code that leads to ${address}`, [
    `Scan the code to check this ${noun}:`,
    address,
  ]);
}

/** The rows of a QR code, true where it is dark. */
function modulesOf(text: string): boolean[][] {
  const code = generate(text);
  return Array.from({ length: code.size }, (_row, y) =>
    Array.from({ length: code.size }, (_cell, x) => code.get(x, y)),
  );
}
