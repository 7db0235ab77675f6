import type { Fields } from '#shared/kit/fields/fields.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearLabel, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import { nextFees } from '#shared/website/fact-table.ts';
import { type Fact, type FactInput, factFields, factRules } from '#shared/website/facts.ts';
import { collegeTime } from '#web/api/college-clock.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
import { factCalls, factLabel, factPublication } from './fact-calls.ts';

/** A fee of a year to come is published only while its year is one to come: the server refuses the others. */
function yearsOf(id: Fact['id']): string[] {
  const now = collegeTime();
  if (!(id in nextFees)) return academicYearsAround(indiaDate(now));
  const start = Number(academicYearLabel(now).slice(0, 4));
  return [start + 1, start + 2].map((year) => `${year}-${year + 1}`);
}

/** The value with its year and source; preview, publication and history. */
export function FactForm({ fact, onClose }: { fact: Fact; onClose: () => void }) {
  const { kind } = fact;
  const fields: Fields = factFields[kind];
  const isEntered = fact.state !== 'notEntered';
  const typed = formOf(fields, ...(factRules(kind) as [])); // the rules of the same kind
  const form = useRecordForm({
    calls: {
      ...factCalls,
      create: () => factCalls.find(fact.id), // a fact is there always
      update: (id, body: object, ifMatch) => factCalls.update(id, { ...body, kind } as FactInput, ifMatch), // the fields of this kind
    },
    record: fact,
    ...typed,
    toForm: (record) => typed.toForm(isEntered ? record : undefined),
    onClose,
  });
  return (
    <>
      <h3 className="mb-3 text-lg font-semibold">{factLabel(fact)}</h3>
      {isEntered && (
        <PublicationPanel
          calls={factPublication}
          record={fact}
          isDirty={form.form.formState.isDirty}
          mark={<StateMark record={fact} />}
        />
      )}
      <RecordFormBody form={form}>
        <RecordFields form={form} choices={{ year: yearsOf(fact.id) }} />
      </RecordFormBody>
    </>
  );
}
