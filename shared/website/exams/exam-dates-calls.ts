import { publishedResource } from '#shared/website/published-resource.ts';
import { examDateSchemas } from './exam-dates.ts';

export const examDateNames = { one: 'ExamDate', many: 'ExamDates' } as const;
const record = 'a date of the examination hub';

export const examDateCalls = publishedResource(examDateNames, 'exam-dates', record, examDateSchemas);
