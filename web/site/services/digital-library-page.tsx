import { chatFormWords } from '#web/site/forms/form-words.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { type SomeWords, usePage, useWords, type Words } from '#web/site/parts/page-context.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { BookRequestDialog } from './book-request-dialog.tsx';
import { BookSearch } from './book-search.tsx';
import { FoundBooks } from './found-books.tsx';
import { RecommendedBooks } from './recommended-books.tsx';

const searchWords = ({ digitalLibrary: { digitalLibrary } }: Words) =>
  ({ digitalLibrary: { digitalLibrary: { search: digitalLibrary.search } } }) satisfies SomeWords;

const bookWords = ({ frame: { frame }, digitalLibrary: { digitalLibrary } }: Words) => {
  const { request: _, picture: __, disclaimer: ___, ...books } = digitalLibrary;
  return {
    frame: { frame: { opensInNewTab: frame.opensInNewTab } },
    digitalLibrary: { digitalLibrary: books },
  } satisfies SomeWords;
};

const requestWords = (words: Words) =>
  ({
    ...chatFormWords(words, 'bookRequest'),
    digitalLibrary: { digitalLibrary: { request: words.digitalLibrary.digitalLibrary.request } },
  }) satisfies SomeWords;

export function DigitalLibraryPage() {
  const { college } = usePage();
  const { digitalLibrary: words } = useWords('digitalLibrary');
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={words.picture}>
        <Island name="book-search" of={BookSearch} words={searchWords} />
      </PageHeader>
      <Island name="books-found" of={FoundBooks} words={bookWords} />
      <Island name="books-recommended" of={RecommendedBooks} words={bookWords} />
      <section className="page-width grid gap-8 pt-8 pb-16 md:grid-cols-[1.6fr_1fr] md:pb-28">
        <div className="self-start border-l-4 border-turmeric pl-5">
          <h2 className="text-xl">{words.disclaimer.heading}</h2>
          <p className="mt-2 max-w-text text-ink-soft">{words.disclaimer.text}</p>
        </div>
        <div className="rounded-lg bg-sand p-6">
          <p className="text-lg font-semibold">{words.request.lead}</p>
          <button
            type="button"
            command="show-modal"
            commandfor="book-request"
            className={buttonClass('outline', 'mt-4 without-script:hidden')}
          >
            {words.request.open}
          </button>
          <p className="mt-2">
            <TextLink
              link={words.search.list}
              className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4"
            />
          </p>
        </div>
      </section>
      <Island
        name="book-request"
        of={BookRequestDialog}
        props={{ number: college.whatsApp }}
        words={requestWords}
      />
    </>
  );
}
