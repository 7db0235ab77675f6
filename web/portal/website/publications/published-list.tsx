import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { capitalised } from '#shared/kit/format.ts';
import type { Published } from '#shared/website/publications.ts';
import { callPath } from '#web/api/calls.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { FieldFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { NextPublicationAction } from './publish-action.tsx';
import { type PublishedCalls, type PublishedSearch, recordQuery } from './published-calls.ts';
import { SiteProblem } from './site-problem.tsx';
import { StateFilter } from './state-filter.tsx';

export interface FormProps<R> {
  /** undefined: a new one. */
  record: R | undefined;
  onClose: () => void;
  onMade: (id: string) => void;
}

interface PublishedListProps<R extends Published, Body, S extends PublishedSearch> {
  title: string;
  /** 'Notice', 'notices': as buttons and sentences name the records. */
  noun: string;
  nouns: string;
  hint: string;
  calls: PublishedCalls<R, Body, S>;
  /** The list can be filtered by the state, and by those of these fields that have a filter. */
  fields: Fields;
  columns: readonly Column<R>[];
  defaultSort: string;
  form: ComponentType<FormProps<R>>;
  /** A further button of the list, and its dialog. */
  more?: ReactNode;
  children?: ReactNode;
}

/** The list of all records of a type that the office publishes, or in its place the form of one. */
export function PublishedList<R extends Published, Body, S extends PublishedSearch>(
  props: PublishedListProps<R, Body, S>,
) {
  const { title, noun, nouns, hint, calls, columns, fields, defaultSort } = props;
  const [search, update] = useListSearch(calls.listSearch);
  const query = useQuery(
    listQuery(calls.key, search, ({ form: _, ...query }, signal) => calls.list(query, signal)),
  );
  const Form = props.form;
  const narrow = (change: Partial<PublishedSearch>) => update(change as Partial<S>); // every list has these
  const [deleting, setDeleting] = useState<R>();
  const made = useRef<string>(undefined);
  const target = search.form;
  const open = (next: string | undefined) => narrow({ form: next, page: search.page });

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
        {...{ title, target, noun }}
        query={(id) => recordQuery(calls, id)}
        back={`View ${capitalised(nouns)}`}
        onClose={close}
      >
        {(record) => (
          <Form key={record?.id} record={record} onClose={record ? close : closeNew} onMade={onMade} />
        )}
      </FormInPlace>
    );
  }
  const actions = actionsColumn<R>({
    nameOf: calls.label,
    edit: ({ id }) => open(id),
    remove: setDeleting,
    renderFurther: (record) => <NextPublicationAction calls={calls} record={record} />,
  });
  return (
    <>
      <SiteProblem />
      <ListScreen
        {...{ title, hint, query, search, defaultSort }}
        noun={nouns}
        empty={`No ${nouns} found.`}
        columns={[...columns, actions]}
        exportHref={callPath(calls.exported, {}, { ...filterOf(search), form: undefined })}
        filters={
          <>
            <StateFilter />
            <FieldFilters fields={fields} search={search} />
          </>
        }
        more={props.more && <WriteOnly>{props.more}</WriteOnly>}
        actions={<AddButton onClick={() => open('new')}>{`Add ${noun}`}</AddButton>}
      >
        {props.children}
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
