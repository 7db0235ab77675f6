import type { Contract } from './contract.ts';
import { merged } from './merged.ts';
export const no: Contract['listStudents']['method'] = 'POST';
export const all: { a: 1; b: 2 } = merged({ xCalls: { a: 1 as const } }, 'Calls');
export const fine: { a: 1 } = merged({ xCalls: { a: 1 as const }, yNames: 2 }, 'Calls');
