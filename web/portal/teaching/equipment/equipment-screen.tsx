import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterChoices } from '#shared/kit/fields/field-schemas.ts';
import {
  type Equipment,
  type EquipmentInput,
  equipmentFields,
  equipmentSortKeys,
} from '#shared/teaching/study/equipment.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { FieldFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf, listSearch, pageOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';

const calls = recordCalls<Equipment, EquipmentInput>('Equipment', 'item', ({ name }) => name);
const equipmentSearch = listSearch(equipmentSortKeys, filterChoices(equipmentFields));
const form = formOf(equipmentFields);

const columns = (['name', 'number', 'room', 'condition'] as const).map((key) =>
  fieldColumn<Equipment>(equipmentFields, key, { isTitle: key === 'name' }),
);

export function EquipmentScreen() {
  const [search, update] = useListSearch(equipmentSearch);
  const query = useQuery(callListQuery('listAllEquipment', { query: pageOf(search) }));
  const [editing, setEditing] = useState<Equipment | 'new'>();
  const [deleting, setDeleting] = useState<Equipment>();
  const actions = actionsColumn<Equipment>({
    nameOf: ({ name }) => name,
    edit: setEditing,
    remove: setDeleting,
  });
  return (
    <ListScreen
      title="Equipment"
      noun="items"
      empty="No equipment found."
      query={query}
      columns={[...columns, actions]}
      search={search}
      defaultSort="name"
      onChange={update}
      filters={<FieldFilters fields={equipmentFields} search={search} onChange={update} />}
      exportHref={callPath('exportAllEquipment', {}, filterOf(search))}
      more={<ImportButton noun="equipment" />}
      actions={<AddButton onClick={() => setEditing('new')}>Add Item</AddButton>}
    >
      {editing && (
        <EquipmentDialog
          item={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteQuestion
          calls={calls}
          record={deleting}
          question="Are you sure you want to delete this item?"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ListScreen>
  );
}

function EquipmentDialog({ item, onClose }: { item: Equipment | undefined; onClose: () => void }) {
  const record = useRecordForm({ ...form, calls, record: item, onClose });
  return (
    <RecordDialog title={item ? 'Edit Item' : 'Add Item'} form={record}>
      <RecordFields form={record} />
    </RecordDialog>
  );
}
