import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Published } from '#shared/publications.ts';
import { DeleteQuestion } from '#web/portal/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/forms/form-in-place.tsx';
import type { RecordCalls } from '#web/portal/forms/record-calls.ts';
import { useWayBack } from '#web/portal/forms/use-way-back.ts';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import type { ChangeList, ListSearch } from '#web/portal/lists/list-search.ts';
import { AddButton, DeleteButton, EditButton } from '#web/portal/lists/row-links.tsx';
import { Alert } from '#web/ui/alert.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { type PublicationCalls, siteStateQuery } from './publication-calls.ts';
import { NextPublicationAction } from './publish-action.tsx';

export interface FormProps<R> {
  /** undefined: a new one. */
  record: R | undefined;
  onClose: () => void;
  onMade: (id: string) => void;
}

type Search = ListSearch & { form?: string | undefined };

interface PublishedListProps<R extends Published, Body, S extends Search> {
  title: string;
  /** 'Notice', 'notices': as buttons and sentences name the records. */
  noun: string;
  nouns: string;
  hint: string;
  calls: Omit<RecordCalls<R, Body>, 'find'>;
  publication: PublicationCalls<R>;
  query: UseQueryResult<{ rows: R[]; total: number }>;
  recordQuery: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  columns: readonly Column<R>[];
  search: S;
  update: ChangeList<S>;
  defaultSort: string;
  filters: ReactNode;
  form: ComponentType<FormProps<R>>;
}

interface RowActions<R extends Published> {
  publication: PublicationCalls<R>;
  open: (record: R) => void;
  remove: (record: R) => void;
}

function actionsColumn<R extends Published>({ publication, open, remove }: RowActions<R>): Column<R> {
  const nameOf = publication.label;
  return {
    header: 'Actions',
    isActions: true,
    cell: (record) => (
      <>
        <NextPublicationAction calls={publication} record={record} />
        <EditButton name={nameOf(record)} opens={record.id} onClick={() => open(record)} />
        <DeleteButton name={nameOf(record)} onClick={() => remove(record)} />
      </>
    ),
  };
}

/** The list of all records of a type that the office publishes, or in its place the form of one. */
export function PublishedList<R extends Published, Body, S extends Search>(
  props: PublishedListProps<R, Body, S>,
) {
  const { title, noun, nouns, calls, publication, recordQuery, columns, search, update, ...list } = props;
  const { data: site } = useQuery(siteStateQuery);
  const Form = list.form;
  const [deleting, setDeleting] = useState<R>();
  const made = useRef<string>(undefined);
  const target = search.form;
  const open = (next: string | undefined) =>
    update({ form: next, page: search.page } as unknown as Partial<S>); // every list has these
  useWayBack(target);

  if (target) {
    const close = () => open(undefined);
    // A new record stays open, to be looked at and published.
    const closeNew = () => {
      open(made.current);
      made.current = undefined;
    };
    const onMade = (id: string) => {
      made.current = id;
    };
    return (
      <FormInPlace
        {...{ title, target, noun, query: recordQuery }}
        back={`View ${capitalised(nouns)}`}
        onClose={close}
      >
        {(record) => (
          <Form key={record?.version} record={record} onClose={record ? close : closeNew} onMade={onMade} />
        )}
      </FormInPlace>
    );
  }
  const actions = actionsColumn<R>({ publication, open: ({ id }) => open(id), remove: setDeleting });
  return (
    <>
      {site?.problem && (
        <div className="mb-4">
          <Alert>{site.problem}</Alert>
        </div>
      )}
      <ListScreen
        {...list}
        title={title}
        noun={nouns}
        empty={`No ${nouns} found.`}
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        search={search}
        onChange={update}
        actions={<AddButton onClick={() => open('new')}>{`Add ${noun}`}</AddButton>}
      >
        {deleting && (
          <DeleteQuestion
            calls={calls}
            record={deleting}
            question={`Are you sure you want to delete this ${noun.toLowerCase()}? If it is published, visitors no longer see it.`}
            onClose={() => setDeleting(undefined)}
          />
        )}
      </ListScreen>
    </>
  );
}

const capitalised = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
