import { noticesPage as words } from '#content/en/notices.ts';
import { noticeFeed, routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Slot } from '#web/site/parts/slot.tsx';
import { NoticeList } from './notice-list.tsx';
import { startNotices } from './start-notices.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4';

export function NoticesPage() {
  return (
    <>
      <PageHeader path={routes.notices} title={words.title} lead={words.lead} />
      <section className="page-width py-10 lg:py-14">
        <h2 className="text-3xl">{words.heading}</h2>
        <Slot name="notices">
          <NoticeList notices={startNotices} pages={[routes.notices]} current={routes.notices} />
        </Slot>
        <p className="no-print mt-8 flex flex-wrap gap-x-8">
          <a href={routes.pastNotices} className={link}>
            {words.toPast}
          </a>
          <a href={noticeFeed} className={link}>
            {words.feed}
          </a>
        </p>
      </section>
    </>
  );
}

/** The archive. */
export function PastNoticesPage() {
  return (
    <>
      <PageHeader path={routes.pastNotices} title={words.past.title} lead={words.past.lead} />
      <section className="page-width py-10 lg:py-14">
        <h2 className="text-3xl">{words.past.heading}</h2>
        <Slot name="past-notices">
          <NoticeList notices={[]} isPast pages={[routes.pastNotices]} current={routes.pastNotices} />
        </Slot>
        <p className="no-print mt-8">
          <a href={routes.notices} className={link}>
            {words.toCurrent}
          </a>
        </p>
      </section>
    </>
  );
}
