// tmp
import { measureRates } from './rates.ts';
import { drawTable } from './table.ts';

console.log(drawTable(await measureRates('SQLite')));
