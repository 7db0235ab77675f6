import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { capitalised } from '#shared/kit/format.ts';
import { type Published, publicationStateLabels, publicationStates } from '#shared/website/publications.ts';
import { callPath } from '#web/api/calls.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { FieldFilters, ListFilter } from '#web/portal/kit/lists/filter-select.tsx';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { PublishAction } from './publish-action.tsx';
import { type PublishedCalls, type PublishedSearch, recordQuery } from './published-calls.ts';
import { SiteProblem } from './site-problem.tsx';

const FieldsForm = lazyPart(() => import('./fields-form.tsx'));

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
  /** Replaces the form that has a control for each of the fields. */
  form?: ComponentType<FormProps<R>>;
  /** Of that form: about several fields, as in the input schema. */
  rules?: readonly unknown[];
  /** Further filters, before that of the state. */
  filters?: ReactNode;
  /** Asked before a record is deleted. */
  question?: string;
  /** A further button of the list, and its dialog. */
  more?: ReactNode;
  children?: ReactNode;
}

/** The list of all records of a type that the office publishes, or in its place the form of one. */
export function PublishedList<R extends Published, Body, S extends PublishedSearch>(
  props: PublishedListProps<R, Body, S>,
) {
  const { title, noun, nouns, hint, calls, columns, fields, defaultSort, form: Own, rules = [] } = props;
  const [search, update] = useListSearch(calls.listSearch);
  const query = useQuery(
    listQuery(calls.key, search, ({ form: _, ...query }, signal) => calls.list(query, signal)),
  );
  const { toQuery = (filters) => filters } = calls;
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
        {(record) => {
          const form = { record, onClose: record ? close : closeNew, onMade };
          return Own ? (
            <Own key={record?.id} {...form} />
          ) : (
            <FieldsForm key={record?.id} calls={calls as never} {...{ fields, rules }} {...form} /> // those of its records
          );
        }}
      </FormInPlace>
    );
  }
  const actions = actionsColumn<R>({
    nameOf: calls.label,
    edit: ({ id }) => open(id),
    remove: setDeleting,
    renderFurther: (record) => <PublishAction calls={calls} record={record} />,
  });
  return (
    <>
      <SiteProblem />
      <ListScreen
        {...{ title, hint, query, search, defaultSort }}
        noun={nouns}
        empty={`No ${nouns} found.`}
        columns={[...columns, actions]}
        exportHref={callPath(calls.exported, {}, { ...toQuery(filterOf(search)), form: undefined })}
        filters={
          <>
            {props.filters}
            <ListFilter
              name="state"
              label="State"
              all="All states"
              options={selectOptions(publicationStates, publicationStateLabels)}
            />
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
            question={
              props.question ??
              `Are you sure you want to delete this ${noun.toLowerCase()}? If it is published, visitors no longer see it.`
            }
            onClose={() => setDeleting(undefined)}
          />
        )}
      </ListScreen>
    </>
  );
}
