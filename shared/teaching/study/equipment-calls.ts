import { resource } from '#shared/kit/resource.ts';
import * as equipment from '#shared/teaching/study/equipment.ts';

export const equipmentNames = { one: 'Equipment', many: 'AllEquipment' } as const;

export const equipmentCalls = resource(
  equipmentNames,
  'equipment',
  { read: 'subject.write', write: 'subject.write' },
  {
    query: equipment.equipmentListQuerySchema,
    answer: equipment.equipmentSchema,
    body: equipment.equipmentInputSchema,
  },
);
