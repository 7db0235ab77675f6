import type { Language } from '#shared/kit/languages.ts';

/** In a browser: that of the page. */
export const documentLanguage = (): Language =>
  document.documentElement.lang.startsWith('te') ? 'te' : 'en';
