import { useQuery } from '@tanstack/react-query';
import { academicYearsAround } from '#shared/academic-year.ts';
import { factPageNames, factTable } from '#shared/fact-table.ts';
import { type Fact, type FactInput, factFields, factRules } from '#shared/facts.ts';
import type { Fields } from '#shared/fields.ts';
import { indiaDate } from '#shared/format.ts';
import { formOf } from '#web/portal/forms/form-of.ts';
import { RecordFields } from '#web/portal/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { PublicationPanel } from '#web/portal/notices/publication-panel.tsx';
import {
  bringBack,
  factCalls,
  factLabel,
  factPublicationsQuery,
  previewPath,
  publish,
  takeBack,
} from './fact-queries.ts';
import { FactStateMark } from './fact-state-mark.tsx';
import { factValue } from './fact-value.ts';

interface FactFormProps {
  fact: Fact;
  onClose: () => void;
}

const years = () => academicYearsAround(indiaDate(new Date()));

/** The value with its year and source; preview, publication and history. */
export function FactForm({ fact, onClose }: FactFormProps) {
  const { kind } = fact;
  const fields: Fields = factFields[kind];
  const form = useRecordForm({
    calls: {
      ...factCalls,
      create: () => factCalls.find(fact.id), // a fact is there always
      update: (id, body: object, ifMatch) => factCalls.update(id, { ...body, kind } as FactInput, ifMatch), // the fields of this kind
    },
    record: fact,
    ...formOf(fields, ...(factRules[kind] as [])), // the rules of the same kind
    onClose,
  });
  return (
    <>
      <h3 className="mb-3 text-lg font-semibold">{factLabel(fact)}</h3>
      <Publication fact={fact} isDirty={form.form.formState.isDirty} />
      <RecordFormBody form={form}>
        <RecordFields form={form} choices={{ year: years() }} />
      </RecordFormBody>
    </>
  );
}

function Publication({ fact, isDirty }: { fact: Fact; isDirty: boolean }) {
  const { id, state, hasUnpublishedChanges } = fact;
  const { data: publications = [] } = useQuery(factPublicationsQuery(id));
  return (
    <PublicationPanel
      name={factLabel(fact)}
      mark={<FactStateMark fact={fact} />}
      previews={factTable[id].pages.map((page) => ({
        label: `Preview: ${factPageNames[page] ?? page}`,
        href: previewPath(id, page),
      }))}
      isPublished={state === 'published'}
      hasUnpublishedChanges={hasUnpublishedChanges}
      isDirty={isDirty}
      publications={publications.map(({ content, ...past }) => ({
        ...past,
        content: content && `${factValue(content)}, ${content.year}`,
      }))}
      publish={() => publish(fact)}
      takeBack={() => takeBack(fact)}
      bringBack={(publicationId) => bringBack(id, publicationId)}
    />
  );
}
