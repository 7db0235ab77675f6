// The files of words, as the office chooses among them: what each is called, and a page on which it is seen.
import { portalShell, routes } from '#shared/routes.ts';
import type { WordsFile } from './content.ts';

interface WordsPage {
  title: string;
  path: string;
}

/** Where the first page of a file does not say it. */
const named: Readonly<Record<string, WordsPage>> = {
  frame: { title: 'Header and footer', path: routes.home },
  people: { title: 'People', path: routes.aboutPage('governing-body') },
  admissions: { title: 'Admissions and fees', path: routes.admissions },
  serviceDetails: { title: 'Physiotherapy as a service', path: routes.serviceDetails },
  resources: { title: 'Study resources', path: routes.resource('anatomy-papers') },
  policies: { title: 'Privacy and terms', path: routes.privacyPolicy },
  login: { title: 'Log-in', path: routes.studentLogin },
  setPassword: { title: 'Choose a password', path: routes.setPassword },
  underConstruction: { title: 'Under construction', path: routes.underConstruction },
  notFound: { title: 'Page not found', path: '/404' },
  enquiry: { title: 'Admission enquiry', path: routes.home },
  callBack: { title: 'Call back', path: routes.contact },
  whatsapp: { title: 'WhatsApp', path: routes.contact },
  search: { title: 'Search', path: routes.home },
  figures: { title: 'Words of figures', path: routes.admissions },
  empty: { title: 'Empty lists', path: routes.notices },
};

/** The pages of the website, by their paths in English. */
export const pathsOf = (files: Readonly<Record<string, WordsFile>>): string[] =>
  Object.values(files).flatMap(({ pages = {} }) => Object.keys(pages));

export function wordsPage(file: string, { pages = {} }: WordsFile): WordsPage & { paths: string[] } {
  const [path = routes.home, head] = Object.entries(pages)[0] ?? [];
  const paths = Object.keys(pages).filter((path) => path !== portalShell);
  return { title: head?.label ?? file, path, ...named[file], paths };
}
