import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/errors.ts';
import { fileTooLarge } from '#shared/kit/file-size.ts';

/** The file of an upload, its name on the sender's machine, and the texts that came along in the form. */
export interface UploadedFile {
  bytes: Buffer;
  fileName: string;
  texts: ReadonlyMap<string, string>;
}

/** A hook that reads the whole form. */
export const readUploadedFile =
  ({ maxBytes }: { maxBytes: number }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw new ApiError(415, 'Send the file as multipart/form-data.');
    let uploaded: { bytes: Buffer; fileName: string } | undefined;
    const texts = new Map<string, string>();
    // Reads to the end of the form, so that a second file is refused instead of ignored.
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
      if (part.type === 'file') uploaded = { bytes: await whole(part, maxBytes), fileName: part.filename };
      else if (typeof part.value === 'string') texts.set(part.fieldname, part.value);
    }
    if (!uploaded) throw new ApiError(400, 'Choose a file.', { fields: { file: 'Choose a file.' } });
    request.uploadedFile = { ...uploaded, texts };
  };

async function whole(file: MultipartFile, maxBytes: number): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    const sentence = fileTooLarge(maxBytes);
    throw new ApiError(413, sentence, { fields: { file: sentence } });
  }
}
