// What the college owns and lends or repairs: couches, machines, models.
import * as z from 'zod/mini';
import { filterShape, inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { choiceField, optionalTextField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';

export const conditions = ['good', 'repair', 'gone'] as const;

export const equipmentFields = {
  name: { ...requiredTextField('Name', 'equipment.name', 120), isWide: true },
  number: requiredTextField('Stock number', 'equipment.number', 30),
  room: optionalTextField('Room', 'equipment.room', 60),
  condition: {
    ...choiceField(
      'Condition',
      'equipment.condition',
      conditions,
      { good: 'In use', repair: 'In repair', gone: 'Written off' },
      'Choose a condition',
    ),
    initial: 'good',
    filter: { all: 'All conditions' },
  },
} as const satisfies Fields;

export const equipmentSchema = z.object({
  id: z.string(),
  ...storedShape(equipmentFields),
  version: z.number(),
});
export type Equipment = z.infer<typeof equipmentSchema>;
export const equipmentInputSchema = z.object(inputShape(equipmentFields));
export type EquipmentInput = z.infer<typeof equipmentInputSchema>;

export const equipmentSortKeys = ['name', 'number'] as const;
export const equipmentListQuerySchema = z.extend(
  listQuerySchema(equipmentSortKeys),
  filterShape(equipmentFields),
);
export type EquipmentListQuery = z.output<typeof equipmentListQuerySchema>;
