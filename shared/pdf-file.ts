// The rule for a chosen file. Only what a browser's File tells is looked at, so tests can hand over plain objects.
import * as z from 'zod/mini';

export interface ChosenFile {
  name: string;
  /** Media type as the browser guesses it; empty when it does not know. */
  type: string;
  /** Bytes. */
  size: number;
}

const onlyPdf = 'Only PDF files are allowed'; // product §5: this exact text

/** A PDF that must be chosen. `requiredMessage` answers a missing file and the nameless one of an empty file input. */
export function requiredPdf(requiredMessage: string) {
  return z
    .custom<ChosenFile>((value) => isFile(value) && value.name !== '', {
      error: requiredMessage,
      abort: true,
    })
    .check(z.refine(isPdf, onlyPdf));
}

/** A PDF that may be left out, at most `megabytes` large. */
export function optionalPdf(megabytes: number) {
  return z.optional(
    z.custom<ChosenFile>(isFile, { error: onlyPdf, abort: true }).check(
      z.refine((file) => file.name === '' || isPdf(file), { error: onlyPdf, abort: true }),
      z.refine(
        (file) => file.size <= megabytes * 1024 * 1024,
        `This file is larger than ${megabytes} MB. Please choose a smaller PDF.`,
      ),
    ),
  );
}

function isFile(value: unknown): value is ChosenFile {
  return typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'size' in value;
}

/** Some Android file pickers give no media type: then the name decides. */
function isPdf(file: ChosenFile): boolean {
  return file.type ? file.type === 'application/pdf' : /\.pdf$/i.test(file.name);
}
