// PDFs that a teacher gives the students of a subject.
import * as z from 'zod/mini';
import { uploadedPdfSchema } from '#shared/kit/uploaded-pdfs.ts';

/** Of a subject. */
export const mostStudyMaterials = 100;

export const studyMaterialSchema = z.object({
  id: z.string(),
  subjectId: z.string(),
  /** The name of its file without the ending. */
  title: z.string(),
  file: uploadedPdfSchema,
  addedAt: z.string(),
  /** The account's name at that time. */
  addedBy: z.string(),
  version: z.number(),
});
export type StudyMaterial = z.infer<typeof studyMaterialSchema>;
