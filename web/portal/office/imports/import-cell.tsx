import type { InputHTMLAttributes } from 'react';
import { type FormField, fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { importFields, sameField, sameKey } from '#shared/office/import-fields.ts';
import type { ImportNoun, ImportRowToCorrect } from '#shared/office/imports.ts';
import { optionsOf, selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';

interface ImportCellProps {
  noun: ImportNoun;
  /** The cell as it was at the last check. */
  cell: ImportRowToCorrect['cells'][number];
  /** What the user has typed in its place, checked or not. */
  typed: string | undefined;
  onType: (value: string) => void;
}

/** A day is text here: a file's wrong day is no value of a date field. */
const keyboards: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { inputMode: 'email' },
  tel: { inputMode: 'tel' },
  integer: { inputMode: 'numeric' },
  date: { placeholder: 'dd/mm/yyyy' },
};

/** A cell with a mistake as a field, with its message until something else is typed. */
export function ImportCell({ noun, cell, typed, onType }: ImportCellProps) {
  const field = fieldOf(noun, cell.field);
  if (!field) return null;
  const value = typed ?? cell.value;
  const isSeen = value.trim() === cell.value;
  const common = {
    label: field.label,
    value,
    required: field.isRequired ?? false,
    ...(isSeen
      ? cell.message
        ? { error: cell.message }
        : { hint: 'Correct now' }
      : { hint: 'Not checked yet' }),
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  if (field.choices) {
    const options = optionsOf(field);
    const isChoice = options.some((option) => option.value === value);
    const given = value && !isChoice ? selectOptions([value]) : [];
    return <SelectField {...common} options={[...given, ...options]} placeholder="Choose" />;
  }
  if (field.control === 'lines') return <TextareaField {...common} />;
  return <TextField {...common} {...keyboards[field.control ?? '']} autoComplete="off" />;
}

function fieldOf(noun: ImportNoun, key: string): FormField | undefined {
  if (key === sameKey) return sameField(noun);
  return writtenFields(importFields[noun]).find(([path]) => fieldKey(path) === key)?.[1];
}
