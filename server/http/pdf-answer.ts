import type { Context } from '#server/context.ts';
import type { CollegeDocument } from '#server/pdf/document.ts';
import { expectReader } from './limits/time-limit.ts';

/**
 * Documents as one PDF, which opens in the browser. The library, its fonts and what makes the documents are loaded with the first
 * one, to save memory until then.
 * @param name used when it is saved
 * @param title of the file; without it that of its first document
 */
export async function answerDocuments<Maker>(
  { settings, reply }: Pick<Context<never>, 'settings' | 'reply'>,
  name: string,
  maker: Promise<Maker>,
  make: (maker: Maker) => readonly CollegeDocument[] | Promise<readonly CollegeDocument[]>,
  title?: string,
): Promise<Buffer> {
  reply.header('content-disposition', `inline; filename="${name.replace(/[^\w-]+/g, '-')}.pdf"`);
  const { makePdf } = await import('#server/pdf/document.ts');
  return makePdf(await make(await maker), settings.college, title, () => expectReader(reply));
}
