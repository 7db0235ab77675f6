import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatDate } from '#shared/format.ts';
import {
  type Notice,
  noticeKindLabels,
  noticeKinds,
  noticeReaderLabels,
  noticeStateLabels,
  noticeStates,
} from '#shared/notices.ts';
import { DeleteQuestion } from '#web/portal/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/forms/form-in-place.tsx';
import { useWayBack } from '#web/portal/forms/use-way-back.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import { useListSearch } from '#web/portal/lists/list-search.ts';
import { RowAction } from '#web/portal/lists/row-action.tsx';
import { AddButton, DeleteButton, EditButton } from '#web/portal/lists/row-links.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { noticeListSearch } from './notice-list-search.ts';
import {
  noticeCalls,
  noticeListQuery,
  noticeQuery,
  publish,
  siteStateQuery,
  takeBack,
} from './notice-queries.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';

const NoticeForm = lazyPart(() => import('./notice-form.tsx'), 'NoticeForm');

const title = 'Notices';

interface RowActions {
  edit: (notice: Notice) => void;
  remove: (notice: Notice) => void;
}

const columns = ({ edit, remove }: RowActions): readonly Column<Notice>[] => [
  { header: 'Title', sortKey: 'title', isTitle: true, cell: (notice) => notice.title },
  { header: 'Kind', cell: ({ kind }) => noticeKindLabels[kind] },
  { header: 'For', cell: ({ audience }) => audience.map((reader) => noticeReaderLabels[reader]).join(', ') },
  {
    header: 'Shown',
    sortKey: 'from',
    cell: ({ from, until }) =>
      until ? `${formatDate(from)} to ${formatDate(until)}` : `From ${formatDate(from)}`,
  },
  { header: 'State', cell: (notice) => <NoticeStateMark notice={notice} /> },
  {
    header: 'Actions',
    isActions: true,
    cell: (notice) => (
      <>
        <PublishAction notice={notice} />
        <EditButton name={notice.title} opens={notice.id} onClick={() => edit(notice)} />
        <DeleteButton name={notice.title} onClick={() => remove(notice)} />
      </>
    ),
  },
];

function PublishAction({ notice }: { notice: Notice }) {
  const { title: name, state, hasUnpublishedChanges } = notice;
  if (state === 'published' && !hasUnpublishedChanges)
    return (
      <RowAction
        variant="quiet"
        name={`Take back ${name}`}
        run={() => takeBack(notice)}
        done={`${name} was taken back`}
      >
        Take back
      </RowAction>
    );
  return (
    <RowAction
      variant="quiet"
      name={`Publish ${name}`}
      run={() => publish(notice)}
      done={`${name} is published`}
    >
      Publish
    </RowAction>
  );
}

/** The list of all notices, or in its place the form of one. */
export function NoticesScreen() {
  const [search, update] = useListSearch(noticeListSearch);
  const query = useQuery(noticeListQuery(search));
  const { data: site } = useQuery(siteStateQuery);
  const [deleting, setDeleting] = useState<Notice>();
  const { form, page } = search;
  const open = (target: string | undefined) => update({ form: target, page });
  const made = useRef<string>(undefined);
  useWayBack(form);

  if (form) {
    const close = () => open(undefined);
    // A new notice stays open, to be looked at and published.
    const closeNew = () => {
      open(made.current);
      made.current = undefined;
    };
    return (
      <FormInPlace
        {...{ title, target: form, query: noticeQuery }}
        noun="Notice"
        back="View Notices"
        onClose={close}
      >
        {(notice) => (
          <NoticeForm
            key={notice?.version}
            notice={notice}
            onClose={notice ? close : closeNew}
            onMade={(id) => {
              made.current = id;
            }}
          />
        )}
      </FormInPlace>
    );
  }
  return (
    <>
      {site?.problem && (
        <div className="mb-4">
          <Alert>{site.problem}</Alert>
        </div>
      )}
      <ListScreen
        title={title}
        noun="notices"
        empty="No notices found."
        hint="‘Add Notice’ writes one. Until the first one is published, the website shows its start notices."
        query={query}
        columns={columns({ edit: ({ id }) => open(id), remove: setDeleting })}
        rowKey={({ id }) => id}
        search={search}
        defaultSort="-from"
        onChange={update}
        actions={<AddButton onClick={() => open('new')}>Add Notice</AddButton>}
        filters={
          <>
            <FilterSelect
              label="State"
              all="All states"
              value={search.state}
              options={noticeStates.map((value) => ({ value, label: noticeStateLabels[value] }))}
              onChange={(state) => update({ state })}
            />
            <FilterSelect
              label="Kind"
              all="All kinds"
              value={search.kind}
              options={noticeKinds.map((value) => ({ value, label: noticeKindLabels[value] }))}
              onChange={(kind) => update({ kind })}
            />
          </>
        }
      >
        {deleting && (
          <DeleteQuestion
            calls={noticeCalls}
            record={deleting}
            question="Are you sure you want to delete this notice? If it is published, visitors no longer see it."
            onClose={() => setDeleting(undefined)}
          />
        )}
      </ListScreen>
    </>
  );
}
