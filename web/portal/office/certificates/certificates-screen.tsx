import { type ReactNode, useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import {
  type CertificateRequest,
  isOpenRequest,
  type RequestState,
  requestSortKeys,
  requestStateLabels,
  requestStates,
} from '#shared/office/papers/certificate-requests.ts';
import { certificateKinds, certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DaysLeft, RequestPill } from './request-state.tsx';

const IssueDialog = lazyDialog(() => import('./issue-dialog.tsx'), 'IssueDialog');

/** Without a filter the office sees what waits for it. */
const asked = <S extends object>({ state, ...search }: S & { state?: RequestState | 'all' | undefined }) => ({
  ...search,
  state: state === 'all' ? undefined : (state ?? ('open' as const)),
});
const requestList = listOf({
  sortKeys: requestSortKeys,
  defaultSort: 'dueOn',
  filters: {
    state: {
      label: 'State',
      choices: [...requestStates, 'all'],
      choiceLabels: { ...requestStateLabels, all: 'All' },
      filter: { all: 'To be done' },
    },
    kind: {
      label: 'Kind',
      choices: certificateKinds,
      choiceLabels: certificateLabels,
      filter: { all: 'All kinds' },
    },
  },
  read: (query) => callListQuery('listCertificateRequests', { query: asked(query) }),
  exported: (filter) => callPath('exportCertificateRequests', {}, asked(filter)),
});

const move = (
  { id }: CertificateRequest,
  body: { state: 'in hand' | 'ready' } | { state: 'refused'; reason: string },
) => callApi('updateCertificateRequest', { params: { id }, body });

type ShowActions = (request: CertificateRequest) => ReactNode;
const columns = (today: string, actions: ShowActions): readonly Column<CertificateRequest>[] => [
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
  { header: 'Actions', isActions: true, cell: actions },
];

/** What students have asked the office for, with the days left. */
export function CertificatesScreen() {
  const today = useIndiaDay();
  const [issued, setIssued] = useState<CertificateRequest>();
  const [refused, setRefused] = useState<CertificateRequest>();
  const actions: ShowActions = (request) => {
    const { kind, studentName, certificateId } = request;
    const what = `${certificateLabels[kind]} of ${studentName}`;
    if (!isOpenRequest(request))
      return (
        certificateId && <PdfLink href={callPath('readCertificate', { id: certificateId })}>Print</PdfLink>
      );
    const next = request.state === 'asked' ? 'in hand' : 'ready';
    return (
      <>
        <Button variant="quiet" aria-label={`Issue: ${what}`} onClick={() => setIssued(request)}>
          Issue
        </Button>
        <RowAction
          variant="quiet"
          name={`${requestStateLabels[next]}: ${what}`}
          run={() => move(request, { state: next })}
          done={`${what}: ${next}`}
        >
          {requestStateLabels[next]}
        </RowAction>
        <Button variant="quietDanger" aria-label={`Refuse: ${what}`} onClick={() => setRefused(request)}>
          Refuse
        </Button>
      </>
    );
  };
  return (
    <ListScreen
      title="Certificates"
      noun="requests"
      empty="Nothing is asked for."
      hint="Students ask for certificates in their portal. A certificate without a request is issued on the student’s record."
      list={useList(requestList)}
      columns={columns(today, actions)}
    >
      {issued && (
        <IssueDialog
          student={{ id: issued.studentId, name: issued.studentName }}
          kind={issued.kind}
          purpose={issued.purpose}
          onClose={() => setIssued(undefined)}
        />
      )}
      {refused && (
        <QuestionDialog
          asksReason
          title={`Refuse the ${certificateLabels[refused.kind].toLowerCase()}?`}
          confirm="Refuse"
          isDangerous
          send={(reason) => move(refused, { state: 'refused', reason })}
          done="The request was refused"
          onClose={() => setRefused(undefined)}
        >
          <p>{refused.studentName} reads the reason in the portal.</p>
        </QuestionDialog>
      )}
    </ListScreen>
  );
}
