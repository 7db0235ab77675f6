import { get, pdf } from '#shared/kit/call.ts';
import { principalMonthSchema as answer, monthQuerySchema as query } from './principal-month.ts';

export const principalMonthCalls = {
  readPrincipalMonth: get('/api/principal-month', 'month.read', {
    summary: 'Strength, money, attendance, passes and vacancies of a month',
    query,
    answer,
  }),
  readPrincipalMonthDocument: pdf('/api/principal-month.pdf', 'month.read', {
    summary: 'The same on one page, to print',
    query,
  }),
};
