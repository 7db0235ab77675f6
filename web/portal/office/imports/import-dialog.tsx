import { useState } from 'react';
import { fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { formatCount } from '#shared/kit/format.ts';
import { importFields } from '#shared/office/import-fields.ts';
import { type DuplicateChoice, type ImportNoun, importRowLimit } from '#shared/office/imports.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { DiscardQuestion, useUnsavedGuard } from '#web/portal/kit/forms/unsaved-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportMistakes } from './import-mistakes.tsx';
import { countOf, importWords } from './import-nouns.ts';
import { ImportChanges, ImportReportView, SplitNames } from './import-report.tsx';
import { useImport } from './use-import.ts';

/** Choose a file, read the report of the dry run, import, undo. */
export function ImportDialog({ noun, onClose }: { noun: ImportNoun; onClose: () => void }) {
  const { file, duplicates, report, isUndone, refusal, work, ...steps } = useImport(noun);
  const words = importWords(noun);
  const isDone = report !== undefined && !report.dryRun;
  const guard = useUnsavedGuard(work === 'importing' || (steps.corrections.length > 0 && !isDone), onClose);
  const start = () => {
    guard.stay(); // closes the question of an earlier attempt to leave
    void steps.apply();
  };
  const taken = report?.dryRun ? report.created + report.updated : 0;
  // Where every row is wrong, a column taken for the wrong field is the likely cause. They keep their place while they are
  // changed, and with it the focus.
  const [firstFor, setFirstFor] = useState<File>();
  if (report?.dryRun && taken === 0 && report.errorCount > 0 && firstFor !== file) setFirstFor(file);
  const areColumnsFirst = file !== undefined && firstFor === file;
  const columns = report && !isDone && (
    <ImportColumns
      noun={noun}
      columns={report.columns}
      areAsBefore={report.areAsBefore}
      areDoubtful={areColumnsFirst && taken === 0}
      onChange={steps.chooseColumns}
    />
  );
  const isUnchecked = report?.dryRun && !steps.isChecked;

  return (
    <Modal title={`Import ${words.many}`} onClose={guard.ask}>
      {!isDone && (
        <fieldset disabled={work === 'importing'}>
          <p>
            The columns are found by their headings, and you can change what each is taken for. A blank cell
            leaves what is recorded. At most {formatCount(importRowLimit)} rows. Nothing is saved before you
            have seen the report.
          </p>
          <ColumnNames noun={noun} />
          <FileField
            label="CSV file or Excel workbook"
            accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            fileName={file?.name}
            onFile={steps.choose}
            className="mt-4"
          />
          <div className="mt-4">
            <RadioField
              label={`A ${words.one} whose ${words.key} is there already`}
              name="duplicates"
              choices={choices}
              value={duplicates}
              onChange={steps.chooseDuplicates}
            />
          </div>
        </fieldset>
      )}
      {work === 'checking' && <Loading text="Reading the file…" />}
      {report && <ImportReportView report={report} isUndone={isUndone} />}
      {areColumnsFirst && columns}
      {report && <ImportMistakes {...{ report, work, ...steps }} />}
      {report && !isDone && <SplitNames report={report} />}
      {report && !isDone && <ImportChanges report={report} />}
      {!areColumnsFirst && columns}
      <FormEnd
        refusal={refusal}
        action={steps.hasFailedCheck && <Button onClick={steps.check}>Try again</Button>}
      >
        {isDone && !isUndone && (
          <Button variant="quietDanger" className="mr-auto" isBusy={work === 'undoing'} onClick={steps.undo}>
            Undo the import
          </Button>
        )}
        <Button onClick={guard.ask}>{isDone ? 'Close' : 'Cancel'}</Button>
        {!isDone && (
          <Button
            variant="primary"
            disabled={!isUnchecked && taken === 0}
            isBusy={work === 'importing'}
            onClick={start}
          >
            {isUnchecked ? 'Check and import' : taken > 0 ? `Import ${countOf(taken, noun)}` : 'Import'}
          </Button>
        )}
      </FormEnd>
      <DiscardQuestion guard={guard} isSaving={work === 'importing'} />
    </Modal>
  );
}

function ColumnNames({ noun }: { noun: ImportNoun }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 items-center font-semibold link-alone">Column names</summary>
      <p className="rounded-sm border border-line bg-white p-3 text-sm break-words">
        {writtenFields(importFields[noun])
          .map(([path]) => fieldKey(path))
          .join(', ')}
      </p>
    </details>
  );
}

const choices: Readonly<Record<DuplicateChoice, string>> = { update: 'Update it', skip: 'Leave it as it is' };
