import { sql } from 'kysely';
import { byLetter } from '#server/db/list-page.ts';
import { recordRows } from '#server/db/record-rows.ts';
import type { Database } from '#server/db/schema.ts';
import {
  type Equipment,
  type EquipmentInput,
  type EquipmentListQuery,
  equipmentFields,
} from '#shared/teaching/study/equipment.ts';

export const equipmentRows = recordRows<Equipment, EquipmentInput>('equipment', equipmentFields);

export const listEquipment = (db: Database, query: EquipmentListQuery) =>
  equipmentRows.list(db, query, {
    sorts: { name: [byLetter('name'), 'number', 'id'], number: ['number', 'id'] },
    searched: sql`number || ' ' || name`,
  });
