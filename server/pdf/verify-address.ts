import { routes } from '#shared/routes.ts';

/** The public page of a document, where anyone can check it. */
export const verifyAddress = (publicOrigin: string, code: string) =>
  `${publicOrigin}${routes.verify}/${code}`;
