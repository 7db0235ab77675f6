// Before a PDF of the office is stored it is checked: it really is a PDF, opens without a password, and contains nothing that
// runs by itself.
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

const unreadable = 'The PDF cannot be read. Print it to a new PDF, then choose that.';

/** @throws 415 with the reason. @returns the PDF with a name that is safe to give to a browser */
export function checkedPdf(bytes: Buffer, fileName: string): { name: string; bytes: Buffer } {
  const text = bytes.toString('latin1');
  const isWhole = text.slice(0, 1024).includes('%PDF-') && text.slice(-2048).includes('%%EOF');
  if (!isWhole) throw refuse('The file must be a whole PDF.');
  if (/\/Encrypt(?![A-Za-z])/.test(withoutEscapes(text)))
    throw refuse('The PDF is locked with a password. Save it without one, then choose it again.');
  if (isActive(text) || objectStreams(bytes, text).some(isActive))
    throw refuse(
      'The PDF contains a script, an attached file or a form that sends data. Print it to a new PDF, then choose that.',
    );
  return { name: safeName(fileName), bytes };
}

/** A name may be written with escapes: /J#61vaScript. */
const withoutEscapes = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isActive = (text: string) => active.test(withoutEscapes(text));

/** A stream that may contain objects: some PDF readers go by the entry `First` alone, whatever the type says. */
const ofObjects = /\/(ObjStm|First)(?![A-Za-z0-9])/;

/** Objects, but not pictures and pages, may be compressed: these are what may hide a script. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const found: string[] = [];
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    const about = withoutEscapes(text.slice(text.lastIndexOf('obj', index), index));
    if (!ofObjects.test(about)) continue;
    // A stream without a filter is plain text, which the search of the whole file has covered.
    if (!/\/(Filter|F)(?![A-Za-z0-9])/.test(about)) continue;
    if (!isFlateAlone(about) || found.length === mostStreams) throw refuse(unreadable);
    try {
      const packed = bytes.subarray(index + keyword.length);
      found.push(inflateSync(packed, { maxOutputLength: longestStream }).toString('latin1'));
    } catch {
      throw refuse(unreadable);
    }
  }
  return found;
}

/** A second filter, or a predictor between the rows, would hide the names from this check. */
function isFlateAlone(about: string): boolean {
  return (
    /\/Filter\s*(\/(FlateDecode|Fl)(?![A-Za-z0-9])|\[\s*\/(FlateDecode|Fl)\s*\])/.test(about) &&
    !/\/(F|DecodeParms|DP)(?![A-Za-z0-9])/.test(about)
  );
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
