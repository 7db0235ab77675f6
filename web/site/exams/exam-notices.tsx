import { notices as all, examHub } from '#content/en/exams.ts';
import { noticesPage } from '#content/en/notices.ts';
import { formatDate } from '#shared/kit/format.ts';
import { routes } from '#shared/routes.ts';
import type { Notice } from '#shared/website/content.ts';
import { TabHeading } from './tab-heading.tsx';

/** A notice that the office has published leads to its full text. */
export interface ExamNotice extends Notice {
  link?: string;
}

/** The fixed notice comes first and is highlighted (product §2.7), the others follow in their order. */
export function ExamNotices({ notices = all }: { notices?: readonly ExamNotice[] }) {
  const { heading, empty } = examHub.notices;
  const [fixed, ...others] = notices;
  if (!fixed) return <TabHeading heading={heading} empty={empty} />;
  return (
    <>
      <TabHeading heading={heading} />
      <ol className="mt-6 max-w-3xl">
        <li className="rounded-sm border-l-4 border-madder bg-madder-pale p-5">
          <NoticeDate date={fixed.date} />
          <p className="mt-1 text-xl leading-snug font-semibold">{fixed.text}</p>
        </li>
        {others.map((notice) => (
          <li
            key={notice.link ?? notice.text}
            className="grid gap-x-8 gap-y-1 border-b border-line px-6 py-5 sm:grid-cols-[8rem_1fr]"
          >
            <NoticeDate date={notice.date} />
            <p className="wrap-anywhere">
              {notice.link ? (
                <a href={notice.link} className="font-semibold text-teal underline underline-offset-4">
                  {notice.text}
                </a>
              ) : (
                notice.text
              )}
            </p>
          </li>
        ))}
      </ol>
      <a
        href={routes.notices}
        className="mt-6 inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
      >
        {noticesPage.all}
      </a>
    </>
  );
}

function NoticeDate({ date }: { date: string }) {
  return (
    <time dateTime={date} className="text-sm leading-7 tabular">
      {formatDate(date)}
    </time>
  );
}
