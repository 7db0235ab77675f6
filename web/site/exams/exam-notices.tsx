import { noticeAddress, routes } from '#shared/routes.ts';
import type { Notice } from '#shared/website/notices/notices.ts';
import { Day } from '#web/site/parts/day.tsx';
import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { TabHeading } from './tab-heading.tsx';

const mostNotices = 20;

/** The pinned notice comes first and is highlighted (product §2.7), the others follow in their order. */
export function ExamNotices({ notices }: { notices: readonly Notice[] }) {
  const { heading, empty } = useWords('exams').examHub.notices;
  const { noticesPage } = useWords('notices');
  if (notices.length === 0) return <TabHeading heading={heading} empty={empty} />;
  return (
    <>
      <TabHeading heading={heading} />
      <ol className="mt-6 max-w-3xl">
        {notices.slice(0, mostNotices).map((notice) =>
          notice.isPinned ? (
            <li key={notice.id} className="rounded-sm border-l-4 border-madder bg-madder-pale p-5">
              <Day date={notice.from} className="text-sm leading-7 tabular" />
              <p className="mt-1 text-xl leading-snug font-semibold wrap-anywhere">
                <Title notice={notice} />
              </p>
            </li>
          ) : (
            <li
              key={notice.id}
              className="grid gap-x-8 gap-y-1 border-b border-line px-6 py-5 sm:grid-cols-[8rem_1fr]"
            >
              <Day date={notice.from} className="text-sm leading-7 tabular" />
              <p className="wrap-anywhere">
                <Title notice={notice} />
              </p>
            </li>
          ),
        )}
      </ol>
      <TextLink href={routes.notices} className={`mt-6 ${linkClass}`}>
        {noticesPage.all}
      </TextLink>
    </>
  );
}

/** A notice with more than its title leads to its text. */
function Title({ notice: { id, title, text, file } }: { notice: Notice }) {
  if (!text && !file) return officeText(title);
  return (
    <TextLink href={noticeAddress(id)} className="font-semibold text-teal underline underline-offset-4">
      {officeText(title)}
    </TextLink>
  );
}
