import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import { portalRoutes } from '#shared/routes.ts';
import { factValue } from '#shared/website/fact-value.ts';
import { type Fact, oldBefore } from '#shared/website/facts.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { formTarget } from '#web/portal/kit/lists/list-search.ts';
import { EditButton } from '#web/portal/kit/rows/row-links.tsx';
import { QueryTable } from '#web/portal/kit/rows/row-table.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { PublishAction } from '#web/portal/website/publications/publish-action.tsx';
import { SiteProblem } from '#web/portal/website/publications/site-problem.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { factLabel, factPublication, factQuery } from './fact-calls.ts';

/** Whose form is open. */
const factSearch = (address: Record<string, unknown>) => formTarget(address);

const FactForm = lazyPart(() => import('./fact-form.tsx'));

const title = 'Facts';

const columns: readonly Column<Fact>[] = [
  { header: 'Fact', isTitle: true, width: 'w-1/5', cell: factLabel },
  {
    header: 'Value',
    isDetail: true,
    cell: (fact) => (
      // Room for whole words: a narrower column breaks them in two. Left in the cards of phones too: the mark of a cut text is
      // not drawn at the end of a line that is aligned right.
      <span className="line-clamp-3 min-w-36 text-left wrap-anywhere">
        {fact.state === 'notEntered' ? '—' : factValue(fact)}
      </span>
    ),
  },
  {
    header: 'Source',
    cell: ({ source, year }) => (
      <span className="inline-block min-w-28 wrap-anywhere">
        <span className="line-clamp-3 text-left">{source || '—'}</span>
        {year && <span className="block text-sm whitespace-nowrap text-ink-soft">{year}</span>}
      </span>
    ),
  },
  { header: 'Checked on', cell: ({ checkedOn }) => (checkedOn ? <Checked on={checkedOn} /> : '—') },
  { header: 'State', isFigure: true, cell: (fact) => <StateMark record={fact} /> },
];

const isOld = (day: string) => day < oldBefore(indiaDate(new Date()));

function Checked({ on }: { on: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatDate(on)}</span>
      {isOld(on) && (
        <span className="mt-1 block rounded-sm bg-turmeric-pale px-2 py-0.5 text-sm font-medium">
          Checked more than a year ago
        </span>
      )}
    </>
  );
}

/** The list of all facts, or in its place the form of one. */
export function FactsScreen() {
  const { form } = factSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const open = (target: string | undefined) =>
    void navigate({ to: portalRoutes.admin('facts'), search: target ? { form: target } : {} });
  if (!form) return <FactList onEdit={({ id }) => open(id)} />;
  const close = () => open(undefined);
  return (
    <FormInPlace {...{ title, target: form, query: factQuery }} noun="Fact" back="View Facts" onClose={close}>
      {(fact) => fact && <FactForm fact={fact} onClose={close} />}
    </FormInPlace>
  );
}

function FactList({ onEdit }: { onEdit: (fact: Fact) => void }) {
  const query = useQuery(callQuery('listFacts'));
  const actions = (fact: Fact) => (
    <>
      {/* A start value is on the website already; what is not entered cannot be. */}
      {fact.state !== 'start' && fact.state !== 'notEntered' && (
        <PublishAction calls={factPublication} record={fact} />
      )}
      <EditButton name={factLabel(fact)} opens={fact.id} onClick={() => onEdit(fact)} />
    </>
  );
  return (
    <>
      <ScreenHeader title={title} more={<ExportLink href={callPath('exportFacts', {})} />} />
      <SiteProblem />
      <p className="mb-4 max-w-text text-ink-soft">
        What the website says about fees, seats, admission and more. Change a value, look at the preview, then
        publish it: all its pages follow. Taken back, they show the start value again.
      </p>
      <QueryTable caption={title} empty="No facts found." query={query} columns={columns} actions={actions} />
    </>
  );
}
