import type { Handlers } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { listEdits, listPageWords, listWordsPages, publishWords } from '#server/rules/website/page-words.ts';

export const pageWordHandlers = {
  listWordsPages: async ({ db, settings, site }) => {
    const figures = Object.entries(site.figures).map(([name, value]) => ({ name, value }));
    return { pages: await listWordsPages(db, settings), figures };
  },

  listPageWords: ({ db, params, settings }) => listPageWords(db, params.page, settings),

  updatePageWords: (context) => publishWords(context, context.params.page, context.body.changes),

  listPageWordEdits: ({ db, params, settings }) => listEdits(db, params.page, settings),

  previewWords: async ({ db, query, reply, site }) => {
    const preview =
      site.hasPage(query.path) &&
      (await site.preview(db, query.path, (content) => ({ ...content, editor: query.texts })));
    if (!preview) throw notFound('Page');
    // Shown in the portal, inside of a frame that runs no scripts.
    const policy = preview.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    reply.headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' });
    return preview.html;
  },
} satisfies Partial<Handlers>;
