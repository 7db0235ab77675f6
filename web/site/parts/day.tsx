import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate } from '#shared/kit/format.ts';
import { usePage } from './page-context.ts';

/** '5 Jan 2026', in the language of the page. @param date 'YYYY-MM-DD' */
export function Day({ date, className }: { date: string; className?: string }) {
  const { language } = usePage();
  return (
    <time dateTime={date} className={className}>
      {formatDate(date, datesIn[language])}
    </time>
  );
}
