import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { portalRoutes } from '#shared/routes.ts';
import {
  type EnquiryStage,
  enquiryKindLabels,
  enquiryStageLabels,
  isDue,
  type ListedEnquiry,
} from '#shared/website/enquiries.ts';
import { callQuery } from '#web/api/call-query.ts';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog, lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { changeStage, enquiryList } from './enquiry-calls.ts';
import { sourceName } from './source-name.ts';

const EnteredEnquiryDialog = lazyDialog(() => import('./entered-enquiry-dialog.tsx'));
const EnquiryChart = lazyPart(() => import('./enquiry-chart.tsx'));

const title = 'Enquiries';
const views = [
  { value: 'list', label: 'List' },
  { value: 'chart', label: 'Chart' },
] as const;

const nextStage: Readonly<Partial<Record<EnquiryStage, EnquiryStage>>> = {
  new: 'contacted',
  contacted: 'visited',
  visited: 'applied',
  closed: 'contacted',
};

/** Who asked to be called back, and who is to be called next. */
export function EnquiriesScreen() {
  const list = useList(enquiryList);
  const { view } = list.search;
  const { data: figures } = useQuery(callQuery('readEnquiryFigures'));
  const [now] = useState(() => new Date());
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      <ScreenHeader title={title}>
        <ViewSwitch
          label="View"
          value={view ?? 'list'}
          options={views}
          onChange={(chosen) => list.update({ view: chosen === 'chart' ? chosen : undefined })}
        />
        <WriteOnly>
          <Button variant="primary" onClick={() => setEntering(true)}>
            Enter enquiry
          </Button>
        </WriteOnly>
      </ScreenHeader>
      {view === 'chart' ? (
        <EnquiryChart />
      ) : (
        <SearchedList
          caption={title}
          noun="enquiries"
          empty="No enquiries found."
          hint="They come from visitors who tick ‘The college may call me back’ in the enquiry or contact form of the website; ‘Enter enquiry’ is for callers."
          list={list}
          columns={columns(now)}
          options={{
            source: (figures?.sources ?? []).map((value) => ({ value, label: sourceName(value) })),
          }}
          hasPhones
        />
      )}
      {isEntering && <EnteredEnquiryDialog onClose={() => setEntering(false)} />}
    </>
  );
}

const columns = (now: Date): readonly Column<ListedEnquiry>[] => [
  {
    header: 'Name',
    sortKey: 'name',
    isTitle: true,
    cell: ({ id, name, reference, messageCount }) => (
      <span>
        <NameLink to={portalRoutes.admin(`enquiries/${id}`)} name={name} />
        <span className="mt-1 block text-sm font-normal text-ink-soft">
          <span className="whitespace-nowrap">{reference}</span>
          {messageCount > 1 && `, ${messageCount} messages`}
        </span>
      </span>
    ),
  },
  { header: 'Phone', cell: ({ phone, name }) => <PhoneLinks phone={phone} name={name} /> },
  {
    header: 'Last message',
    sortKey: 'lastMessageAt',
    cell: ({ lastMessageAt, kind, sourcePage }) => (
      <span>
        <span className="whitespace-nowrap">{formatDate(lastMessageAt)}</span>
        <span className="block text-sm text-ink-soft sm:max-xl:sr-only">
          {enquiryKindLabels[kind]}, {sourceName(sourcePage)}
        </span>
      </span>
    ),
  },
  {
    header: 'Follow-up',
    sortKey: 'followUpOn',
    cell: (enquiry) => <FollowUp enquiry={enquiry} now={now} />,
  },
  { header: 'Stage', isFigure: true, cell: ({ stage }) => <EnquiryStageMark stage={stage} /> },
  { header: 'Actions', isActions: true, cell: (enquiry) => <StageActions enquiry={enquiry} /> },
];

function FollowUp({ enquiry, now }: { enquiry: ListedEnquiry; now: Date }) {
  const { followUpOn } = enquiry;
  if (!followUpOn) return '—';
  if (!isDue(enquiry, now)) return formatDate(followUpOn);
  return (
    <strong className="font-semibold text-madder">
      <span className="whitespace-nowrap">{formatDate(followUpOn)},</span> due
    </strong>
  );
}

/** The next stage and the last one, each one click. */
function StageActions({ enquiry }: { enquiry: ListedEnquiry }) {
  const { name, stage } = enquiry;
  const next = nextStage[stage];
  const action = (to: EnquiryStage, words: string) => (
    <RowAction
      variant="quiet"
      name={`${words}: ${name}`}
      run={() => changeStage(enquiry, to)}
      done={`${name}: ${enquiryStageLabels[to]}`}
    >
      {words}
    </RowAction>
  );
  return (
    <>
      {next && action(next, stage === 'closed' ? 'Open again' : enquiryStageLabels[next])}
      {stage !== 'closed' && action('closed', 'Close')}
    </>
  );
}

function EnquiryStageMark({ stage }: { stage: EnquiryStage }) {
  return (
    <Pill tone={stage === 'new' ? 'waiting' : stage === 'closed' ? 'quiet' : 'good'}>
      {enquiryStageLabels[stage]}
    </Pill>
  );
}
