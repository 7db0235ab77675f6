// The PDFs that the office uploads for notices and for the links of the examination hub, teachers for their subjects.
import * as z from 'zod/mini';

export const uploadedPdfSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number() });
export type UploadedPdf = z.infer<typeof uploadedPdfSchema>;
export const uploadedPdfLimit = 5 * 1024 * 1024;
