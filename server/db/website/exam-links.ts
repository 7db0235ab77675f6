import { listUploadedPdfs } from '#server/db/files.ts';
import type { Database } from '#server/db/schema.ts';
import { type ExamLink, examLinkFields } from '#shared/website/exams/exam-links.ts';
import { publishedRows } from './published-records.ts';

export const examLinks = publishedRows<ExamLink>('exam-link', examLinkFields, withFiles);

async function withFiles(db: Database, records: object[]): Promise<ExamLink[]> {
  const links = records as Omit<ExamLink, 'file'>[]; // as the table of fields says
  const files = await listUploadedPdfs(
    db,
    links.flatMap(({ fileId }) => fileId ?? []),
  );
  return links.map((link) => ({ ...link, file: files.get(link.fileId ?? '') ?? null }));
}
