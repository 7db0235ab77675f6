import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import { uploadedPdfLimit } from '#shared/kit/uploaded-pdfs.ts';
import { studyMaterialSchema } from './study-materials.ts';

export const studyMaterialCalls = {
  listStudyMaterials: get('/api/study-materials', 'study-material.read', {
    summary: 'The study material of all subjects, or of those of the own year, the newest first',
    answer: z.array(studyMaterialSchema),
    offline: true,
  }),
  createStudyMaterial: create('/api/subjects/{id}/study-materials', 'study-material.write', {
    summary: 'Upload a PDF for the students of a subject',
    upload: { maxBytes: uploadedPdfLimit, contentType: 'application/pdf' },
    answer: studyMaterialSchema,
  }),
  readStudyMaterial: get('/api/study-materials/{id}/pdf', 'study-material.read', {
    summary: 'The PDF',
    contentType: 'application/pdf',
    isMadeFile: false,
  }),
  deleteStudyMaterial: remove('/api/study-materials/{id}', 'study-material.write', {
    summary: 'Take a PDF away from the students of a subject',
  }),
};
