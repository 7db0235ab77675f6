import type { WebsiteContent, WebsiteList } from '#shared/website/website-content.ts';

/** The properties of a page: of the website's lists it gets those that it shows. */
export type Shown<List extends WebsiteList = never> = Pick<
  WebsiteContent,
  List | 'today' | 'origin' | 'previewId'
> & {
  /** Which page of a long list it is: 1 for the first. */
  number: number;
};

/** A part of a long list, at least one, which may be empty. */
export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / size)) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
