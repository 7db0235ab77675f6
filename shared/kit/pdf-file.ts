// The rules for a chosen file. They read only properties of a browser's File, so tests can pass plain objects.
import * as z from 'zod/mini';

export interface ChosenFile {
  name: string;
  /** The media type that the browser assumes; empty where it is unknown. */
  type: string;
  /** Bytes. */
  size: number;
}

const onlyPdf = 'Only PDF files are allowed'; // product §5: this exact text

/** A PDF that must be chosen. `requiredMessage` is the error for a missing file and for the nameless file of an empty file input. */
export function requiredPdf(requiredMessage: string) {
  return z
    .custom<ChosenFile>((value) => isFile(value) && value.name !== '', {
      error: requiredMessage,
      abort: true,
    })
    .check(z.refine(isPdf, onlyPdf));
}

/** An optional PDF of at most `megabytes`. */
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

/** Some Android file pickers give no media type; the file name is then checked. */
const isPdf = (file: ChosenFile) => (file.type ? file.type === 'application/pdf' : /\.pdf$/i.test(file.name));
