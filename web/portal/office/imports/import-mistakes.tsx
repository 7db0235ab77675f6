import { Download } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { type FormField, fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { counted, formatCount } from '#shared/kit/format.ts';
import { importFields, sameField, sameKey } from '#shared/office/import-fields.ts';
import type { ImportNoun, ImportReport, ImportRowToCorrect } from '#shared/office/imports.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { optionsOf, selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import type { useImport } from './use-import.ts';

type Steps = Pick<
  ReturnType<typeof useImport>,
  'corrections' | 'correct' | 'correctAll' | 'check' | 'saveRest' | 'work'
>;
type ImportMistakesProps = Steps & { report: ImportReport };

/** The rows with mistakes: before the import their cells are corrected here, after it they are what was left out. */
export function ImportMistakes(props: ImportMistakesProps) {
  const { report, work, check, saveRest } = props;
  const { dryRun, errors, errorCount, toCorrect, repeated, created, updated, leftOut } = report;
  const isCorrected = dryRun && toCorrect.length + repeated.length > 0;
  if (!isCorrected && errorCount === 0) return null;
  return (
    <div className="mt-4">
      {isCorrected ? (
        <Form onSubmit={check}>
          <RepeatedValues {...props} />
          {toCorrect.length > 0 && <RowsToCorrect {...props} />}
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" isBusy={work === 'checking'}>
              Check again
            </Button>
            <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
              Correct the cells here, or leave their rows out.
            </p>
          </div>
        </Form>
      ) : (
        <Mistakes errors={errors} errorCount={errorCount} />
      )}
      {leftOut > 0 && created + updated > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => void saveRest()}>
            <Download className="size-5" />
            {leftOut === 1 ? 'This row as CSV' : `These ${leftOut} rows as CSV`}
          </Button>
          <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
            {isCorrected ? 'To correct them later' : 'Correct them there'} and import that file by itself.
          </p>
        </div>
      )}
    </div>
  );
}

/** Wrong values that several rows have: a correction here goes for all of them. */
function RepeatedValues({ report: { noun, repeated }, corrections, correctAll }: ImportMistakesProps) {
  if (repeated.length === 0) return null;
  const typed = new Map(corrections.map(({ from, field, value }) => [`${field} ${from}`, value]));
  return (
    <ul
      aria-label="The same in several rows"
      className="mb-3 divide-y divide-line rounded-sm border border-line bg-white"
    >
      {repeated.map(({ field, value, to, message, count }) => (
        <li key={`${field} ${value}`} className="p-3">
          <p className="mb-2 wrap-anywhere">
            <strong className="font-semibold">{counted(count, 'row')}</strong>{' '}
            {field === sameKey ? 'may be there already' : value ? `with “${value}”` : 'with a blank cell'}
          </p>
          <ImportCell
            noun={noun}
            cell={{ field, value: to, message }}
            typed={typed.get(`${field} ${value}`)}
            onType={(text) => correctAll(value, field, text)}
          />
        </li>
      ))}
    </ul>
  );
}

function RowsToCorrect({ report, corrections, correct }: ImportMistakesProps) {
  const { noun, toCorrect, leftOut } = report;
  const typed = new Map(corrections.map(({ line, field, value }) => [`${line} ${field}`, value]));
  const wrong = toCorrect.filter(({ message, cells }) => message || cells.some((cell) => cell.message));
  return (
    <>
      {leftOut > wrong.length && (
        <p className="mb-2">
          The first {wrong.length} of {formatCount(leftOut)} rows with mistakes:
        </p>
      )}
      <ul
        aria-label="Mistakes in the file"
        className="divide-y divide-line rounded-sm border border-line bg-white"
      >
        {toCorrect.map(({ line, name, message, cells }) => (
          <li key={line} aria-label={`Line ${line}${name && `, ${name}`}`} className="p-3">
            <p className="mb-2 wrap-anywhere">
              <span className="text-ink-soft">Line {line}</span>{' '}
              <strong className="font-semibold">{name}</strong>
            </p>
            {message && <p className="rounded-sm bg-madder-pale px-2 py-1 text-sm text-madder">{message}</p>}
            <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
              {cells.map((cell) => (
                <ImportCell
                  key={cell.field}
                  noun={noun}
                  cell={cell}
                  typed={typed.get(`${line} ${cell.field}`)}
                  onType={(value) => correct(line, cell.field, value)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mistakes({ errors, errorCount }: Pick<ImportReport, 'errors' | 'errorCount'>) {
  return (
    <>
      {errorCount > errors.length && (
        <p className="mb-2">
          The first {errors.length} of {formatCount(errorCount)} mistakes:
        </p>
      )}
      <DataTable
        caption="Mistakes in the file"
        rows={errors}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        empty=""
        columns={[
          { header: 'Line', isNumber: true, cell: ({ line }) => line },
          { header: 'Column', cell: ({ column }) => column || 'whole row' },
          { header: 'What is wrong', cell: ({ message }) => message },
        ]}
      />
    </>
  );
}

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
function ImportCell({ noun, cell, typed, onType }: ImportCellProps) {
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
