import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListView } from '#shared/office/list-views.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { ShownList } from './list-of.ts';

interface SavedViewsProps {
  of: ListView['list'];
  list: ShownList;
}

/** The user's own views of a list: one is opened by its name, the current one is saved under a name. */
export function SavedViews({ of, list }: SavedViewsProps) {
  const { data: views = [] } = useQuery(callQuery('listListViews', { query: { list: of } }));
  const [isSaving, setSaving] = useState(false);
  const { run, isBusy } = useSaving('toast');
  const remove = ({ id, name }: ListView) =>
    run(() => callApi('deleteListView', { params: { id } }), `The view ${name} is removed`);
  const current = textsOf(list.search);
  const text = (one: Record<string, string>) => JSON.stringify(Object.entries(one).toSorted());
  const open = views.find((view) => text(view.search) === text(current));
  return (
    <>
      {views.length > 0 && (
        <FilterSelect
          label="View"
          all="Saved views"
          value={open?.id}
          options={views.map(({ id, name }) => ({ value: id, label: name }))}
          // It takes away the filters that it does not have.
          onChange={(id) => list.update(list.readSearch(views.find((view) => view.id === id)?.search ?? {}))}
        />
      )}
      {open ? (
        <Button variant="quietDanger" isBusy={isBusy} onClick={() => void remove(open)}>
          Remove view
        </Button>
      ) : (
        Object.keys(current).length > 0 && (
          <Button variant="quiet" onClick={() => setSaving(true)}>
            Save view
          </Button>
        )
      )}
      {isSaving && <SaveDialog list={of} search={current} onClose={() => setSaving(false)} />}
    </>
  );
}

function SaveDialog({ list, search, onClose }: Omit<ListView, 'id' | 'name'> & { onClose: () => void }) {
  const [name, setName] = useState('');
  const { run, isBusy, sentence } = useSaving();
  const save = async () => {
    const body = { list, name, search };
    if (await run(() => callApi('createListView', { body }), `The view ${name.trim()} is saved`)) onClose();
  };
  return (
    <FormDialog title="Save this view" onClose={onClose} onSubmit={save} submit="Save" isBusy={isBusy}>
      <TextField
        label="Name of the view"
        required
        maxLength={60}
        value={name}
        error={sentence}
        hint="Filters, order and columns as they are now, for you on every device."
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

/** What is set in the address; the page is no part of a view. */
function textsOf(search: object): Record<string, string> {
  const set = Object.entries(search).filter(([key, value]) => key !== 'page' && value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
}
