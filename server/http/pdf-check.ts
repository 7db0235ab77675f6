// A PDF that the office publishes is checked before it is stored: it is one, it can be opened without a password, and nothing
// in it runs by itself.
import { basename } from 'node:path';
import { inflateSync } from 'node:zlib';
import { ApiError, unsupportedType } from '#server/errors.ts';

/** Names of what runs, opens other programs or carries files. */
const active =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Movie|Sound|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/;
const longestStream = 8 * 1024 * 1024;
const mostStreams = 2000;

const refuse = (message: string) => {
  const { status } = unsupportedType(message);
  return new ApiError(status, message, { fields: { file: message } });
};

/** @throws 415 with the reason. @returns the PDF with a name that is safe to give to a browser */
export function checkedPdf(bytes: Buffer, fileName: string): { name: string; bytes: Buffer } {
  const text = bytes.toString('latin1');
  const isWhole = text.slice(0, 1024).includes('%PDF-') && text.slice(-2048).includes('%%EOF');
  if (!isWhole) throw refuse('The file must be a whole PDF.');
  if (/\/Encrypt(?![A-Za-z])/.test(text))
    throw refuse('The PDF is locked with a password. Save it without one, then choose it again.');
  if (isActive(text) || objectStreams(bytes, text).some(isActive))
    throw refuse(
      'The PDF contains a script, an attached file or a form that sends data. Print it to a new PDF, then choose that.',
    );
  return { name: safeName(fileName), bytes };
}

/** A name may be written with escapes: /J#61vaScript. */
function isActive(text: string): boolean {
  return active.test(
    text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

/** Objects, but not pictures and pages, may be compressed: these are what may hide a script. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const found: string[] = [];
  let from = 0;
  while (found.length < mostStreams) {
    const at = text.indexOf('/ObjStm', from);
    if (at < 0) break;
    const start = text.indexOf('stream', at);
    if (start < 0) break;
    from = start + 6;
    const begin = text.startsWith('\r\n', from) ? from + 2 : from + 1;
    try {
      found.push(inflateSync(bytes.subarray(begin), { maxOutputLength: longestStream }).toString('latin1'));
    } catch {
      throw refuse('The PDF cannot be read. Print it to a new PDF, then choose that.');
    }
  }
  return found;
}

function safeName(fileName: string): string {
  const plain = basename(fileName.replaceAll('\\', '/'))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, 80);
  return `${plain || 'notice'}.pdf`;
}
