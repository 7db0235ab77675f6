import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import {
  type CertificateRequest,
  isOpenRequest,
  requestSortKeys,
  requestStateLabels,
  requestStates,
} from '#shared/office/papers/certificate-requests.ts';
import { certificateKinds, certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf, listSearch, pageOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { DaysLeft } from './days-left.tsx';
import type { IssueDialogProps } from './issue-dialog.tsx';

const IssueDialog = lazyDialog<'IssueDialog', IssueDialogProps>(
  () => import('./issue-dialog.tsx'),
  'IssueDialog',
);

const readSearch = listSearch(requestSortKeys, { state: [...requestStates, 'all'], kind: certificateKinds });
type Search = ReturnType<typeof readSearch>;
/** Without a filter the office sees what waits for it. */
const asked = ({ state, ...search }: Search) => ({
  ...search,
  state: state === 'all' ? undefined : (state ?? ('open' as const)),
});

const move = (id: string, state: 'in hand' | 'ready') =>
  callApi('updateCertificateRequest', { params: { id }, body: { state } });

/** What opens a dialog. */
interface Does {
  onIssue: (request: CertificateRequest) => void;
  onRefuse: (request: CertificateRequest) => void;
}

const tones = { asked: 'waiting', 'in hand': 'waiting', ready: 'good', refused: 'bad' } as const;

function RequestPill({ state }: Pick<CertificateRequest, 'state'>) {
  return <Pill tone={tones[state]}>{requestStateLabels[state]}</Pill>;
}

const columns = (today: string, does: Does): readonly Column<CertificateRequest>[] => [
  {
    header: 'Student',
    sortKey: 'studentName',
    isTitle: true,
    cell: ({ studentId, studentName, enrollmentNumber }) => (
      <span>
        <NameLink to={portalRoutes.admin(`students/${studentId}?tab=certificates`)} name={studentName} />
        <span className="mt-1 block text-sm font-normal text-ink-soft">{enrollmentNumber}</span>
      </span>
    ),
  },
  {
    header: 'Certificate',
    isDetail: true,
    cell: ({ kind, purpose }) => (
      <span>
        {certificateLabels[kind]}
        {purpose && <span className="block text-sm text-ink-soft">{purpose}</span>}
      </span>
    ),
  },
  { header: 'Asked on', sortKey: 'askedOn', cell: ({ askedOn }) => formatDate(askedOn) },
  { header: 'State', isFigure: true, cell: RequestPill },
  {
    header: 'Due',
    sortKey: 'dueOn',
    isDetail: true,
    cell: (request) => <DaysLeft request={request} today={today} />,
  },
  {
    header: 'Actions',
    isActions: true,
    cell: (request) => <Actions request={request} {...does} />,
  },
];

/** What students have asked the office for, with the days left. */
export function CertificatesScreen() {
  const [search, update] = useListSearch(readSearch);
  const query = useQuery(callListQuery('listCertificateRequests', { query: asked(pageOf(search)) }));
  const today = useIndiaDay();
  const [issued, setIssued] = useState<CertificateRequest>();
  const [refused, setRefused] = useState<CertificateRequest>();
  return (
    <ListScreen
      title="Certificates"
      noun="requests"
      empty="Nothing is asked for."
      hint="Students ask for certificates in their portal. A certificate without a request is issued on the student’s record."
      query={query}
      columns={columns(today, { onIssue: setIssued, onRefuse: setRefused })}
      search={search}
      defaultSort="dueOn"
      onChange={update}
      exportHref={callPath('exportCertificateRequests', {}, asked(filterOf(search)))}
      filters={
        <>
          <FilterSelect
            label="State"
            all="To be done"
            value={search.state}
            options={[...selectOptions(requestStates, requestStateLabels), { value: 'all', label: 'All' }]}
            onChange={(state) => update({ state })}
          />
          <FilterSelect
            label="Kind"
            all="All kinds"
            value={search.kind}
            options={selectOptions(certificateKinds, certificateLabels)}
            onChange={(kind) => update({ kind })}
          />
        </>
      }
    >
      {issued && (
        <IssueDialog
          student={{ id: issued.studentId, name: issued.studentName }}
          kind={issued.kind}
          purpose={issued.purpose}
          onClose={() => setIssued(undefined)}
        />
      )}
      {refused && <RefusalDialog request={refused} onClose={() => setRefused(undefined)} />}
    </ListScreen>
  );
}

function Actions({ request, onIssue, onRefuse }: Does & { request: CertificateRequest }) {
  const { id, kind, state, studentName, certificateId } = request;
  const what = `${certificateLabels[kind]} of ${studentName}`;
  if (!isOpenRequest(request))
    return (
      certificateId && <PdfLink href={callPath('readCertificate', { id: certificateId })}>Print</PdfLink>
    );
  return (
    <>
      <Button variant="quiet" aria-label={`Issue: ${what}`} onClick={() => onIssue(request)}>
        Issue
      </Button>
      {state === 'asked' ? (
        <RowAction
          variant="quiet"
          name={`In hand: ${what}`}
          run={() => move(id, 'in hand')}
          done={`${what}: in hand`}
        >
          In hand
        </RowAction>
      ) : (
        <RowAction
          variant="quiet"
          name={`Ready: ${what}`}
          run={() => move(id, 'ready')}
          done={`${what}: ready`}
        >
          Ready
        </RowAction>
      )}
      <Button variant="quietDanger" aria-label={`Refuse: ${what}`} onClick={() => onRefuse(request)}>
        Refuse
      </Button>
    </>
  );
}

function RefusalDialog({ request, onClose }: { request: CertificateRequest; onClose: () => void }) {
  const params = { id: request.id };
  return (
    <QuestionDialog
      asksReason
      title={`Refuse the ${certificateLabels[request.kind].toLowerCase()}?`}
      confirm="Refuse"
      isDangerous
      send={(reason) => callApi('updateCertificateRequest', { params, body: { state: 'refused', reason } })}
      done="The request was refused"
      onClose={onClose}
    >
      <p>{request.studentName} reads the reason in the portal.</p>
    </QuestionDialog>
  );
}
