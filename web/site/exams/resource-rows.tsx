import { ExternalLink } from 'lucide-react';
import { examLinkPdf } from '#shared/routes.ts';
import type { ExamLink, ExamLinkTab } from '#shared/website/exams/exam-links.ts';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';

/** The links of one tab in the office's order. */
export function linksOf(links: readonly ExamLink[], tab: ExamLinkTab): ExamLink[] {
  return links.filter((link) => link.tab === tab).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

export const addressOf = ({ id, link, file }: Pick<ExamLink, 'id' | 'link' | 'file'>) =>
  file ? examLinkPdf(id) : link;

/** Links in two columns; each opens a tab of its own, so that the hub stays open. */
export function ResourceRows({ links }: { links: readonly ExamLink[] }) {
  return (
    <ul className="mt-8 grid sm:grid-cols-2 sm:gap-x-10">
      {links.map((link) => (
        <li key={link.id} className="min-w-0 border-b border-line first:border-t sm:nth-2:border-t">
          <TextLink
            href={addressOf(link)}
            opensTab
            className="flex min-h-16 items-center justify-between gap-4 text-lg font-semibold hover:text-teal"
          >
            <span className="min-w-0 wrap-anywhere">
              {officeText(link.title)}
              {link.file && ` (PDF, ${Math.max(1, Math.round(link.file.bytes / 1024))} kB)`}
            </span>
            <ExternalLink className="size-5 flex-none text-teal" aria-hidden="true" />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
