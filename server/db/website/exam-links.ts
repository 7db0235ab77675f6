import { type ExamLink, examLinkFields } from '#shared/website/exams/exam-links.ts';
import { publishedRows, withFiles } from './published-records.ts';

export const examLinks = publishedRows<ExamLink>('exam-link', examLinkFields, { attach: withFiles });
