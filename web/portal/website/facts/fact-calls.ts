// How the screens read, change and publish facts.
import { factPageNames, factTable } from '#shared/website/fact-table.ts';
import { factValue } from '#shared/website/fact-value.ts';
import type { Fact, FactInput } from '#shared/website/facts.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { noCalls, type RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/website/publications/publication-calls.ts';

export const factLabel = ({ id }: Fact) => factTable[id].label;
export const factQuery = (id: string) => callQuery('findFact', { params: { id } });

/** The facts are those of shared/website/fact-table.ts: none is made or removed in the portal. */
export const factCalls: RecordCalls<Fact, FactInput> = {
  ...noCalls,
  noun: 'fact',
  label: factLabel,
  find: (id) => callApi('findFact', { params: { id } }),
  update: (id, body, ifMatch) => callApi('updateFact', { params: { id }, body, ifMatch }),
};

export const factPublication: PublicationCalls<Fact> = {
  key: 'facts',
  label: factLabel,
  previews: ({ id }) =>
    factTable[id].pages.map((page) => ({
      label: `Preview: ${factPageNames[page] ?? page}`,
      href: `${callPath('previewFact', { id })}?page=${encodeURIComponent(page)}`,
    })),
  history: async (id, signal) =>
    inWords(
      await callApi('listFactPublications', { signal, params: { id } }),
      (content) => `${factValue(content)}, ${content.year}`,
    ),
  publish: (id, body, ifMatch) => callApi('createFactPublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endFactPublication', { params: { id } }),
};
