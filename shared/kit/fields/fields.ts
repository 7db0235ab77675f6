// One table of fields per record type: the label, column, choices and limits of each field are defined there once.
// Schemas, rows, forms, lists, exports, imports and the audit log are derived from it.
import type * as z from 'zod/mini';
import type { DayMeaning } from '#shared/kit/days.ts';

/** 'enteredAt' → 'entered_at' */
type Snake<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
type KeyOf<Path> = Path extends `${string}.${infer Key}` ? Key : Path & string;
type InTable<Table extends string, F> = {
  readonly [Path in keyof F]: F[Path] extends { lets: string } | { column: `${string}.${string}` }
    ? F[Path]
    : Omit<F[Path], 'column'> & {
        readonly column: F[Path] extends { column: infer Column extends string }
          ? `${Table}.${Column}`
          : `${Table}.${Snake<Uncapitalize<KeyOf<Path>>>}`;
      };
};

/** Fields that are columns of a table, each named like its field, unless it names another one: column 'from_on' of 'from'. */
export function inTable<const Table extends string, const F extends Fields>(table: Table, fields: F) {
  const columnOf = (path: string, { lets, column }: Field) => {
    if (lets || column?.includes('.')) return column;
    return `${table}.${
      column ??
      fieldKey(path)
        .replace(/(?<!^)[A-Z]/g, '_$&')
        .toLowerCase()
    }`;
  };
  const entries = Object.entries(fields).map(([path, field]) => {
    const column = columnOf(path, field);
    return [path, column ? { ...field, column } : field];
  });
  return Object.fromEntries(entries) as InTable<Table, F>; // the fields with their columns
}

/** The properties of a field that a form needs. */
export interface FormField {
  /** Shown in forms, tables, profiles, the audit log and accepted as a heading of an import. */
  label: string;
  /** Default: a select where there are choices, otherwise a line of text. */
  control?: 'email' | 'tel' | 'date' | 'time' | 'integer' | 'rupees' | 'decimal' | 'lines' | 'tick';
  /** What a date means: it limits the days. */
  means?: DayMeaning;
  choices?: readonly string[];
  /** The labels of choices whose label differs from the stored value. */
  choiceLabels?: Readonly<Record<string, string>>;
  range?: readonly [least: number, greatest: number];
  /** Values that a line of text offers; any other can be typed. */
  offers?: readonly string[];
  hint?: string;
  /** Whether the form marks the field as required; the schema checks that it is filled. */
  isRequired?: boolean;
  /** A tick with which this other field may be empty. It has no column: it is ticked where that field is empty. */
  lets?: string;
  /** The field whose day comes first (`daysOutOfOrder`). */
  notBefore?: string;
  /** Takes the whole width of the form. */
  isWide?: boolean;
  /** The default in a new record: the form shows it, and the server fills it in. */
  initial?: string | number | ((now: Date) => string);
}

/** What the select of a list's filter shows. */
export interface FilterField extends Pick<FormField, 'label' | 'choices' | 'choiceLabels'> {
  /** The list can be filtered by it. `all` is the label of no filter; `suffix` follows each choice: 'First year'. */
  filter?: { all: string; suffix?: string };
}
export type FilterFields = Readonly<Record<string, FilterField>>;

export interface Field extends FormField, FilterField {
  /** 'table.column' (`inTable`); none where the value follows from another field. */
  column?: string;
  stored: z.ZodMiniType;
  /** The schema of the value as written; a missing value keeps the stored one. Fields without it are not in forms, imports and exports. */
  input?: z.ZodMiniType;
  /** A stricter schema for the form, where the API must accept values of older callers. */
  typed?: z.ZodMiniType;
  /** Whether the search of the list includes the field. */
  isSearched?: boolean;
  /** The section of the profile that shows the field. */
  section?: string;
  /** 'staff': teachers and the office; 'office': only the office and the person. Left out: all users who may read the record. */
  readBy?: 'staff' | 'office';
  /** Further accepted headings of an import, besides key and label. */
  spellings?: readonly string[];
  /** Further accepted cells of an import for each choice, in lower case: {FIRST: ['1', 'i']}. */
  choiceSpellings?: Readonly<Record<string, readonly string[]>>;
}

/** By path on the wire ('contactInfo.email'), in the order of the form, the profile and the export. */
export type Fields = Readonly<Record<string, Field>>;

/** The fields of one part by key, 'contactInfo.email' as 'email'; without a part the fields of the record itself. */
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
export type Values<F extends Fields> = {
  -readonly [Key in keyof F as F[Key] extends { column: string } ? Key : never]: z.output<F[Key]['stored']>;
};

/** The record as read: {firstName, contactInfo: {email}}. */
export type RecordOf<F extends Fields> = Values<PartOf<F>> & {
  [Part in PartName<F>]: Values<PartOf<F, Part>>;
};
/** The fields that forms and imports write. */
export type Written<F extends Fields> = {
  [Path in keyof F as F[Path] extends { input: z.ZodMiniType } ? Path : never]: F[Path];
};
export type RowOf<F extends Fields, Table extends string = string> = {
  -readonly [Path in keyof F as F[Path]['column'] extends `${Table}.${infer Column}`
    ? Column
    : never]: ColumnValue<z.output<F[Path]['stored']>>;
};
/** Yes or no is kept as 1 or 0, several texts with commas between them. */
type ColumnValue<V> = V extends boolean ? number : V extends readonly string[] ? string : V;

export type InputShape<F extends Fields> = {
  [Key in keyof Written<F>]: F[Key] extends { input: infer S extends z.ZodMiniType } ? S : never;
};

/** The record as written, with all parts. */
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
const partName = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** 'contactInfo.email' → 'email', the name in CSV files and filters. */
export const fieldKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The fields of forms, imports and exports, cached per table because an import needs them for each of 5,000 rows. */
export function writtenFields(fields: Fields): readonly [path: string, field: Field][] {
  let written = writtenOf.get(fields);
  if (!written) {
    written = Object.entries(fields).filter(([, { input }]) => input);
    writtenOf.set(fields, written);
  }
  return written;
}
const writtenOf = new WeakMap<Fields, readonly [path: string, field: Field][]>();

/** The fields that teachers may read. */
export function fieldsOfStaff(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, { readBy }]) => readBy !== 'office'));
}

/** The keys of the record itself (not of its parts) that teachers may not read. */
export type OfficeKey<F extends Fields> = {
  [Path in keyof PartOf<F>]: F[Path] extends { readBy: 'office' } ? Path : never;
}[keyof PartOf<F>];

/** The same as a mask for a schema: {fatherFirstName: true, …}. */
export function officeKeys<F extends Fields>(fields: F): { [Key in OfficeKey<F>]: true } {
  const keys = fieldsOfPart(fields).filter(([, { readBy }]) => readBy === 'office');
  return Object.fromEntries(keys.map(([key]) => [key, true])) as { [Key in OfficeKey<F>]: true }; // the keys that the filter has left
}

/** The fields by which a list can be filtered. */
export function filterFields<F extends FilterField>(
  fields: Readonly<Record<string, F>>,
): [key: string, field: F][] {
  return Object.entries(fields).flatMap(([path, field]) => (field.filter ? [[fieldKey(path), field]] : []));
}

type FilterOf<F extends FilterField> = F extends { choices: infer C extends readonly string[] }
  ? C[number]
  : string;
export type FilterQuery<F extends FilterFields> = {
  [Path in keyof F as F[Path] extends { filter: object }
    ? Path extends `${string}.${infer Key}`
      ? Key
      : Path
    : never]?: FilterOf<F[Path]> | undefined;
};

/** The values that each filter can have. */
export function filterChoices<F extends FilterFields>(fields: F) {
  const choices = filterFields(fields).map(([key, { choices = [] }]) => [key, choices]);
  return Object.fromEntries(choices) as {
    [Key in keyof FilterQuery<F>]-?: readonly NonNullable<FilterQuery<F>[Key]>[];
  }; // the same keys, which the compiler cannot infer
}
