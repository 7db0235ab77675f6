import type { ComponentType, ReactNode } from 'react';
import { capitalised } from '#shared/kit/format.ts';
import type { Published } from '#shared/website/publications.ts';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { useRecordDialogs } from '#web/portal/kit/rows/use-record-dialogs.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import type { FieldsFormProps } from './fields-form.tsx';
import { PublishAction } from './publish-action.tsx';
import { type FormProps, type PublishedCalls, recordQuery } from './published-calls.ts';
import { SiteProblem } from './site-problem.tsx';
import { StateMark } from './state-mark.tsx';

const FieldsForm = lazyPart(() => import('./fields-form.tsx')) as <R extends Published, Body>(
  props: FieldsFormProps<R, Body>,
) => ReactNode; // lazyPart takes the component's type parameters away

interface PublishedListProps<R extends Published, Body> {
  title: string;
  /** 'notices': as buttons and sentences name the records. */
  nouns: string;
  hint: string;
  calls: PublishedCalls<R, Body>;
  /** Those of the state and of the buttons follow. */
  columns: readonly Column<R>[];
  renderState?: (record: R) => ReactNode;
  /** Replaces the form that has a control for each of the fields. */
  form?: ComponentType<FormProps<R>>;
  /** Of that form: about several fields, as in the input schema. */
  rules?: readonly unknown[];
  /** Asked before a record is deleted. */
  question?: string;
  /** A further button of the list, and its dialog. */
  more?: ReactNode;
  children?: ReactNode;
}

/** The list of all records of a type that the office publishes, or in its place the form of one. */
export function PublishedList<R extends Published, Body>(props: PublishedListProps<R, Body>) {
  const { title, nouns, hint, calls, columns, form: Own, rules = [] } = props;
  const { renderState = (record) => <StateMark record={record} /> } = props;
  const list = useList(calls.list);
  const {
    question = `Are you sure you want to delete this ${calls.noun}? If it is published, visitors no longer see it.`,
  } = props;
  const { remove, dialogs } = useRecordDialogs<R>({ calls, question });
  const noun = capitalised(calls.noun);
  const target = list.search.form;
  const open = (form: string | undefined) => list.update({ form, page: list.search.page });

  if (target) {
    // A new record stays open, to be looked at and published.
    const close = (made?: R) => open(made?.id);
    return (
      <FormInPlace
        {...{ title, target, noun }}
        query={(id) => recordQuery(calls, id)}
        back={`View ${capitalised(nouns)}`}
        onClose={() => close()}
      >
        {(record) => {
          const form = { record, onClose: close };
          return Own ? (
            <Own key={record?.id} {...form} />
          ) : (
            <FieldsForm key={record?.id} {...{ calls, rules }} {...form} />
          );
        }}
      </FormInPlace>
    );
  }
  const actions = actionsColumn<R>({
    nameOf: calls.label,
    edit: ({ id }) => open(id),
    remove,
    renderFurther: (record) => <PublishAction calls={calls} record={record} />,
  });
  return (
    <>
      <SiteProblem />
      <ListScreen
        {...{ title, hint, list }}
        noun={nouns}
        empty={`No ${nouns} found.`}
        columns={[...columns, { header: 'State', isFigure: true, cell: renderState }, actions]}
        more={props.more && <WriteOnly>{props.more}</WriteOnly>}
        actions={<AddButton onClick={() => open('new')}>{`Add ${noun}`}</AddButton>}
      >
        {props.children}
        {dialogs}
      </ListScreen>
    </>
  );
}
