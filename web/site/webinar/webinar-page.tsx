import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import type { Webinar } from '#shared/website/content.ts';
import { webinarMessage } from '#shared/website/webinars.ts';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { Day } from '#web/site/parts/day.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import type { Shown } from '#web/site/parts/shown.ts';

/** Minutes, where the duration begins with no number. */
const anHour = 60;

/** The end as an instant: the start, which the content gives in Indian time, plus a duration such as '60 minutes'. */
const endsAt = ({ date, time, duration }: Webinar) =>
  new Date(Date.parse(`${date}T${time}:00+05:30`) + (Number.parseInt(duration, 10) || anHour) * 60_000);

/** Each webinar is in both lists of the HTML; the script shows it in the list that is right at the time of the visit. */
export function WebinarPage({ today }: Shown) {
  const { webinars: entries, webinarPage: words } = useWords('webinar');
  const webinars = entries.toSorted((a, b) => b.date.localeCompare(a.date));
  const now = new Date(`${today}T00:00:00+05:30`);
  const isPast = (webinar: Webinar) => endsAt(webinar) < now;
  const hasNext = webinars.some((webinar) => !isPast(webinar));
  const hasPast = webinars.some(isPast);
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <section className="page-width py-12 md:py-16" data-webinars="next">
        <h2 className="text-3xl">{words.nextHeading}</h2>
        <p data-none hidden={hasNext} className="mt-4 max-w-text text-lg text-ink-soft">
          {words.emptyNext}
        </p>
        <ul className="mt-6 grid gap-6">
          {webinars.toReversed().map((webinar) => (
            <li key={webinar.id} data-ends={endsAt(webinar).toISOString()} hidden={isPast(webinar)}>
              <NextWebinar webinar={webinar} />
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-sand" data-webinars="past">
        <div className="page-width py-12 md:py-16">
          <h2 className="text-3xl">{words.pastHeading}</h2>
          <p data-none hidden={hasPast} className="mt-4 max-w-text text-lg text-ink-soft">
            {words.emptyPast}
          </p>
          <ul className="mt-6">
            {webinars.map((webinar) => (
              <li
                key={webinar.id}
                data-ends={endsAt(webinar).toISOString()}
                hidden={!isPast(webinar)}
                className="grid gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[9rem_1fr]"
              >
                <Day date={webinar.date} className="font-semibold text-teal tabular md:text-lg" />
                <div>
                  <h3 className="text-xl">{officeText(webinar.title)}</h3>
                  <p className="mt-1 max-w-text">{officeText(webinar.description)}</p>
                  <p className="mt-1 text-sm text-ink-soft">{officeText(webinar.speaker)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function NextWebinar({ webinar }: { webinar: Webinar }) {
  const { language, college } = usePage();
  const { webinarPage: words } = useWords('webinar');
  const { title, date, time, duration, speaker, description } = webinar;
  return (
    <article className="grid overflow-hidden rounded-lg border border-line bg-white md:grid-cols-[15rem_1fr]">
      <p className="flex flex-col justify-center bg-teal p-6 text-white tabular">
        <time dateTime={`${date}T${time}+05:30`}>
          <span className="block text-2xl leading-tight font-bold">
            {formatDate(date, datesIn[language])}
          </span>
          <span className="block text-xl">{formatTime(time, datesIn[language])}</span>
        </time>
        <span className="mt-1">{officeText(duration)}</span>
      </p>
      <div className="p-6">
        <h3 className="text-2xl">{officeText(title)}</h3>
        <p className="mt-2 max-w-text">{officeText(description)}</p>
        <p className="mt-2 text-ink-soft">
          {words.speaker}: {officeText(speaker)}
        </p>
        <ButtonLink
          href={whatsappLink(college.whatsApp, webinarMessage(title, usePhrases('webinar')))}
          className="mt-5"
        >
          <BrandIcon name="whatsapp" className="size-5" />
          {words.register}
        </ButtonLink>
        <p className="mt-2 text-sm text-ink-soft">{words.registerNote}</p>
      </div>
    </article>
  );
}
