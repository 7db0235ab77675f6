import { ArrowLeft } from 'lucide-react';
import type { ResourceSlug } from '#shared/routes.ts';
import type { StudyResource } from '#shared/website/content.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { LinkRows } from '#web/site/parts/links/link-rows.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { PrintButton } from '#web/site/parts/print-button.tsx';

/** A study page: topics, advice and books. It has a print layout. */
export function ResourcePage({ slug }: { slug: ResourceSlug }) {
  const { resourcePage, studyResources } = useWords('resources');
  const { howToUseHeading, topicsHeading, back } = resourcePage;
  const resource = studyResources.find((one) => one.slug === slug);
  if (!resource) throw new Error(`content/words/resources.ts has no page ${slug}`);
  return (
    <>
      <PageHeader title={resource.title} lead={resource.intro}>
        <PrintButton className="mt-6" />
      </PageHeader>
      <div className="page-width grid gap-x-16 gap-y-14 py-10 lg:grid-cols-[1.7fr_1fr] lg:py-16 print:grid-cols-1 print:gap-y-6 print:py-2">
        <section aria-label={topicsHeading} className="grid content-start gap-10 print:gap-5">
          {resource.topics.map(({ heading, items }) => (
            <div key={heading} className="break-inside-avoid">
              <h2 className="text-2xl">{officeText(heading)}</h2>
              <ol className="mt-4 border-t border-line">
                {items.map((item, index) => (
                  <li key={item} className="flex gap-4 border-b border-line py-2.5 leading-snug">
                    <span className="w-6 flex-none font-semibold text-teal tabular" aria-hidden="true">
                      {index + 1}
                    </span>
                    <span>{officeText(item)}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
        <div className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start">
          <section className="break-inside-avoid rounded-lg bg-turmeric-pale p-6 print:bg-transparent print:p-0">
            <h2 className="text-xl">{howToUseHeading}</h2>
            <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:font-semibold">
              {resource.howToUse.map((step) => (
                <li key={step} className="pl-1">
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <Reading resource={resource} />
          <GoOn resource={resource} />
        </div>
      </div>
      <div className="page-width pb-16 print:hidden">
        <TextLink
          href={back.url}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          {back.label}
        </TextLink>
      </div>
    </>
  );
}

function Reading({ resource }: { resource: StudyResource }) {
  const { resourcePage } = useWords('resources');
  return (
    <section>
      <h2 className="text-xl">{resourcePage.readingHeading}</h2>
      <ul className="mt-3 grid gap-4">
        {resource.reading.map(({ title, author, note }) => (
          <li key={title} className="border-l-3 border-turmeric pl-4 leading-snug">
            <cite className="font-semibold not-italic">{officeText(title)}</cite>
            <span className="block text-ink-soft">{officeText(author)}</span>
            <span className="block">{officeText(note)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{resourcePage.note}</p>
    </section>
  );
}

function GoOn({ resource }: { resource: StudyResource }) {
  const { resourcePage } = useWords('resources');
  return (
    <nav aria-labelledby="go-on" className="print:hidden">
      <h2 id="go-on" className="text-xl">
        {resourcePage.linksHeading}
      </h2>
      <LinkRows links={resource.links} />
    </nav>
  );
}
