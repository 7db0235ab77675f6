// One table of fields per record type: what a field is called, where it is stored and what it may hold stands there once.
// Schemas, rows, forms, lists, exports, imports and the audit log are derived from it.
import type * as z from 'zod/mini';

/** A field as a form asks for it. */
export interface FormField {
  /** In forms, tables, profiles, the audit log and the headings of an import. */
  label: string;
  /** Left out: a choice where there are choices, otherwise a line of text. */
  control?: 'email' | 'tel' | 'date' | 'integer' | 'rupees' | 'decimal' | 'lines';
  choices?: readonly string[];
  /** How a choice reads, where it does not read as it is stored. */
  choiceLabels?: Readonly<Record<string, string>>;
  /** The least and the greatest number. */
  range?: readonly [least: number, greatest: number];
  hint?: string;
  /** The form marks it; whether it is filled the schema says. */
  isRequired?: boolean;
  /** Takes the whole width of the form. */
  isWide?: boolean;
  /** What a new record has unless something else is chosen: the form shows it, and the server fills it in. */
  initial?: string | number | ((now: Date) => string);
}

export interface Field extends FormField {
  /** 'table.column' */
  column: string;
  /** As read. */
  stored: z.ZodMiniType;
  /** As written: a missing value keeps what is stored. Left out: forms, imports and exports pass over the field. */
  input?: z.ZodMiniType;
  /** What the form demands of the typed text, where the API takes less from older callers. */
  typed?: z.ZodMiniType;
  /** Part of what the search box of the list looks through. */
  isSearched?: boolean;
  /** The list can be filtered by it. `all` stands for no filter; `suffix` follows each choice: 'First year'. */
  filter?: { all: string; suffix?: string };
  /** The part of the profile in which it is shown. */
  section?: string;
  /** Teachers read only what is for the staff; the rest is between the office and the person. Left out: whoever reads the record. */
  readBy?: 'staff' | 'office';
  /** Further headings of an import, besides key and label. */
  spellings?: readonly string[];
}

/** By path on the wire ('contactInfo.email'), in the order of the form, the profile and the export. */
export type Fields = Readonly<Record<string, Field>>;

/** Those of one part without its name, 'contactInfo.email' as 'email'; without a part those of the record itself. */
export type PartOf<F, Part extends string = ''> = {
  [Path in keyof F as Part extends ''
    ? Path extends `${string}.${string}`
      ? never
      : Path
    : Path extends `${Part}.${infer Key}`
      ? Key
      : never]: F[Path];
};
export type PartName<F> = keyof F extends infer Path
  ? Path extends `${infer Part}.${string}`
    ? Part
    : never
  : never;
export type Values<F extends Fields> = { -readonly [Key in keyof F]: z.output<F[Key]['stored']> };

/** What is read: {firstName, contactInfo: {email}}. */
export type RecordOf<F extends Fields> = Values<PartOf<F>> & {
  [Part in PartName<F>]: Values<PartOf<F, Part>>;
};
/** The fields that forms and imports write. */
export type Written<F extends Fields> = {
  [Path in keyof F as F[Path] extends { input: z.ZodMiniType } ? Path : never]: F[Path];
};
/** The columns of one table. */
export type RowOf<F extends Fields, Table extends string = string> = {
  -readonly [Path in keyof F as F[Path]['column'] extends `${Table}.${infer Column}`
    ? Column
    : never]: z.output<F[Path]['stored']>;
};

export type InputShape<F extends Fields> = {
  [Key in keyof Written<F>]: F[Key] extends { input: infer S extends z.ZodMiniType } ? S : never;
};

/** What is written, all parts given. */
export type InputOf<F extends Fields> = InputValues<PartOf<F>> & {
  [Part in PartName<F>]: InputValues<PartOf<F, Part>>;
};
type InputValues<F extends Fields> = {
  -readonly [Key in keyof InputShape<F>]: z.output<InputShape<F>[Key]>;
};

/** [key, field] of one part. */
export function fieldsOfPart(fields: Fields, part = ''): [key: string, field: Field][] {
  return Object.entries(fields).flatMap(([path, field]) =>
    partName(path) === part ? [[fieldKey(path), field]] : [],
  );
}

/** The names of the parts, each once: 'personalInfo', 'contactInfo'. */
export function partsOf(fields: Readonly<Record<string, unknown>>): string[] {
  return [...new Set(Object.keys(fields).map(partName))].filter(Boolean);
}

/** 'contactInfo.email' → 'contactInfo'; '' for a field of the record itself. */
function partName(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** 'contactInfo.email' → 'email': what a CSV file and a filter call it. */
export function fieldKey(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Those that forms, imports and exports take; looked up once for each table, as an import of 5,000 rows asks for each. */
export function writtenFields(fields: Fields): readonly [path: string, field: Field][] {
  let written = writtenOf.get(fields);
  if (!written) {
    written = Object.entries(fields).filter(([, { input }]) => input);
    writtenOf.set(fields, written);
  }
  return written;
}
const writtenOf = new WeakMap<Fields, readonly [path: string, field: Field][]>();

/** Those that teachers may read. */
export function fieldsOfStaff(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, { readBy }]) => readBy !== 'office'));
}

/** Keys of the record itself that teachers may not read. */
export type OfficeKey<F extends Fields> = {
  [Path in keyof PartOf<F>]: F[Path] extends { readBy: 'office' } ? Path : never;
}[keyof PartOf<F>];

/** The same as a mask for a schema: {fatherFirstName: true, …}. */
export function officeKeys<F extends Fields>(fields: F): { [Key in OfficeKey<F>]: true } {
  const keys = fieldsOfPart(fields).filter(([, { readBy }]) => readBy === 'office');
  return Object.fromEntries(keys.map(([key]) => [key, true])) as { [Key in OfficeKey<F>]: true }; // as filtered
}

/** The fields by which a list can be filtered. */
export function filterFields(fields: Fields): [key: string, field: Field][] {
  return Object.entries(fields).flatMap(([path, field]) => (field.filter ? [[fieldKey(path), field]] : []));
}
