// Before a PDF of the office is stored it is checked: it really is a PDF, opens without a password, and contains nothing that
// runs by itself.
import { basename } from 'node:path';
import { inflateSync } from 'node:zlib';
import { ApiError, unsupportedType } from '#server/errors.ts';
import { isBlank } from '#shared/kit/text/blank-text.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';

/**
 * Names of what runs, opens other programs or carries files. A script always comes with JavaScript or Rendition, so its
 * key JS is not looked for: the bytes of a picture of 5 MB contain so short a name in one file of four. The key of an
 * attached file is as short, and counts with what follows it.
 */
const active =
  /\/(?:(?:JavaScript|Rendition|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Movie|Sound|SubmitForm|ImportData|GoTo[ER]|XFA|OnInstantiate)(?![A-Za-z0-9])|S[\s\0]*\/Thread(?![A-Za-z])|EF[\s\0]*(?:<<|%|\d+[\s\0]+\d+[\s\0]+R))/;
/** The address of a link: text in brackets, hexadecimal digits, or what no program writes there: a reference or a comment. */
const linkAddress =
  /\/URI[\s\0]*(?:\(((?:[^\\()]|\\[^]){0,2000})|<([0-9A-Fa-f\s\0]{0,2000})|(\d+[\s\0]+\d+[\s\0]+R|%))/g;
/** A file of 5 MB may have a million of them, which takes two seconds. */
const mostLinks = 20_000;
/** Bytes that are unpacked and read again, all streams together: a third of a second. */
const mostSearched = 16 * 1024 * 1024;

const refuse = (message: string) => {
  const { status } = unsupportedType(message);
  return new ApiError(status, message, { fields: { file: message } });
};

const unreadable = 'The PDF cannot be read. Print it to a new PDF, then choose that.';

/** @throws 415 with the reason. @returns the PDF with a name that is safe to give to a browser */
export function checkedPdf(bytes: Buffer, fileName: string): { name: string; bytes: Buffer } {
  const text = bytes.toString('latin1');
  // Another file may stand before the PDF: programs of other kinds would open that.
  const isWhole = /^(?:ï»¿)?\s*%PDF-/.test(text) && text.slice(-2048).includes('%%EOF');
  if (!isWhole) throw refuse('The file must be a whole PDF.');
  const plain = withoutEscapes(text);
  if (/\/Encrypt(?![A-Za-z])/.test(plain))
    throw refuse('The PDF is locked with a password. Save it without one, then choose it again.');
  const parts = [plain, ...objectStreams(bytes, text).map(withoutEscapes)];
  if (parts.some((part) => active.test(part)))
    throw refuse(
      'The PDF contains a script, an attached file or a form that sends data. Print it to a new PDF, then choose that.',
    );
  if (parts.some(hasOtherLinks))
    throw refuse(
      'The PDF has a link that is no web page, email or phone number. Take the link out, then choose the PDF again.',
    );
  return { name: safeName(fileName), bytes };
}

/**
 * A name may be written with escapes: /J#61vaScript. They are read byte by byte: a file of 5 MB may have a million of them,
 * and a function called for each of them takes a second.
 */
function withoutEscapes(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === hash ? byteOf(bytes[at + 1], bytes[at + 2]) : -1;
    bytes[length] = code < 0 ? (bytes[at] ?? 0) : code;
    length += 1;
    if (code >= 0) at += 2;
  }
  return bytes.toString('latin1', 0, length);
}

const hash = 0x23;
/** The byte that two hexadecimal digits name; negative where one is none. */
const byteOf = (high = 0, low = 0) => (digitOf(high) << 4) | digitOf(low);

function digitOf(sign: number): number {
  if (sign >= 0x30 && sign <= 0x39) return sign - 0x30;
  const letter = sign | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Whether a link leads elsewhere than a link of a notice may (shared/website/notices/notice-text.ts). An address without a scheme is of the web. */
function hasOtherLinks(text: string): boolean {
  let links = 0;
  return text.matchAll(linkAddress).some(([, typed = '', digits = '', other]) => {
    links += 1;
    if (other || links > mostLinks || Math.max(typed.length, digits.length) >= 2000) return true;
    const hidden = Buffer.from(digits.replace(/[^0-9A-Fa-f]/g, ''), 'hex').toString('latin1');
    const address = (ofEscapes(typed) + hidden).replace(/[^!-~]/g, '');
    const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address) ?? [];
    // On Windows it opens a file of another computer.
    if (scheme === undefined) return /^[\\/]{2}/.test(address);
    return !/^(?:https?|mailto|tel)$/i.test(scheme);
  });
}

/** In a text `\152` is a letter. */
const ofEscapes = (text: string) =>
  text.replace(/\\([0-7]{1,3}|[^])/g, (_, code: string) =>
    /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code,
  );

/** A stream that may contain objects: some PDF readers go by the entry `First` alone, whatever the type says. */
const ofObjects = /\/(ObjStm|First)(?![A-Za-z0-9])/;

/** Objects, but not pictures and pages, may be compressed: these are what may hide a script. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const found: string[] = [];
  // In place of limits of each part: a file of 5 MB may have hundreds of streams, and each unpack to a thousand times its size.
  let left = mostSearched;
  let [object, end, isOpen] = [0, 0, false];
  for (const { index, 0: keyword } of text.matchAll(/obj|(?:end)?stream\r?\n?/g)) {
    if (keyword === 'obj') object = index;
    else if (keyword.startsWith('end')) {
      if (!isOpen) throw refuse(unreadable);
      [end, isOpen] = [index, false];
    } else {
      isOpen = true;
      left -= index - Math.min(object, end);
      if (left < 1) throw refuse(unreadable);
      const about = withoutEscapes(text.slice(object, index));
      // The word obj in a name or a text of the entries would cut off what is before it.
      if (!ofObjects.test(about) && /\/ObjStm/.test(withoutEscapes(text.slice(end, index))))
        throw refuse(unreadable);
      if (!ofObjects.test(about)) continue;
      // A stream without a filter is plain text, which the search of the whole file has covered.
      if (!/\/(Filter|F)(?![A-Za-z0-9])/.test(about)) continue;
      if (!isFlateAlone(about)) throw refuse(unreadable);
      const unpacked = inflated(bytes.subarray(index + keyword.length), left);
      left -= unpacked.length;
      found.push(unpacked);
    }
  }
  return found;
}

/** @throws 415 where it is longer than the limit, or cannot be unpacked */
function inflated(packed: Buffer, maxOutputLength: number): string {
  try {
    return inflateSync(packed, { maxOutputLength }).toString('latin1');
  } catch {
    throw refuse(unreadable);
  }
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
    .trim();
  return `${isBlank(plain) ? 'notice' : firstCharacters(plain, 80)}.pdf`;
}
