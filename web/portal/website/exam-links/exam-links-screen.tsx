import {
  type ExamLink,
  type ExamLinkInput,
  examLinkFields,
  examLinkSchemas,
  examLinkTabLabels,
  hasOneTarget,
} from '#shared/website/exams/exam-links.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const examLinkCalls = publishedCalls<ExamLink, ExamLinkInput>({
  one: 'ExamLink',
  many: 'ExamLinks',
  noun: 'link',
  label: ({ title }) => title,
  sortKeys: examLinkSchemas.sortKeys,
  defaultSort: 'order',
  fields: examLinkFields,
});

const columns: readonly Column<ExamLink>[] = [
  { header: 'Title', sortKey: 'title', isTitle: true, cell: ({ title }) => title },
  { header: 'Shown under', isDetail: true, cell: ({ tab }) => examLinkTabLabels[tab] },
  {
    header: 'Leads to',
    cell: ({ link, file }) => (
      // Addresses of university pages are long.
      <span className="line-clamp-3 text-left break-words">
        <BreakableText text={file ? `PDF: ${file.name}` : link} />
      </span>
    ),
  },
  { header: 'Place', sortKey: 'order', isNumber: true, cell: ({ order }) => order },
];

/** Study resources and result links of the examination hub. Its schedule comes from the exam sessions. */
export function ExamLinksScreen() {
  return (
    <PublishedList
      title="Exam Hub"
      nouns="links"
      hint="‘Add Link’ enters a study resource or a result link. The schedule on the website shows the exam dates, and the exam sessions whose dates are published: see Marks."
      calls={examLinkCalls}
      columns={columns}
      rules={[hasOneTarget]}
    />
  );
}
