import type { Handlers } from '#server/context.ts';
import { csvColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { equipmentRows, listEquipment } from '#server/db/teaching/equipment.ts';
import { records } from '#server/records/record-types.ts';
import { resourceHandlers } from '#server/records/resource-handlers.ts';
import { equipmentFields } from '#shared/teaching/study/equipment.ts';
import { equipmentNames } from '#shared/teaching/study/equipment-calls.ts';

export const equipmentHandlers = {
  ...resourceHandlers(equipmentNames, records.equipment, {
    list: listEquipment,
    insert: equipmentRows.insert,
    update: equipmentRows.update,
  }),
  exportAllEquipment: exporting('equipment', 'equipment', csvColumns(equipmentFields), ({ db, query }) =>
    listEquipment(db, query),
  ),
} satisfies Partial<Handlers>;
