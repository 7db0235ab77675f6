import { Search, X } from 'lucide-react';
import { search } from '#content/en/search.ts';
import { contact } from '#content/facts.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { TextLink } from '#web/site/parts/text-link.tsx';

/** The search of the whole site; site-search fills it when it is opened. */
export function SearchDialog() {
  return (
    <dialog
      id="search"
      aria-label={search.open}
      data-failed={search.failed}
      className="mt-[6vh] max-h-[86vh] w-[min(40rem,calc(100vw-1.5rem))] p-0 open:flex open:flex-col"
    >
      <form method="dialog" role="search" className="flex items-center gap-2 border-b border-line pl-4">
        <Search className="size-5 flex-none text-teal" aria-hidden="true" />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="min-h-14 min-w-0 flex-1 appearance-none [&::-webkit-search-cancel-button]:hidden bg-transparent px-1 text-lg placeholder:text-ink-soft focus-visible:shadow-none focus-visible:outline-none"
        />
        <button
          type="button"
          command="close"
          commandfor="search"
          aria-label={search.close}
          className="grid size-14 flex-none place-items-center text-teal hover:bg-sea-pale"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </form>
      <div className="overflow-y-auto overscroll-contain p-2">
        <p role="status" className="px-3 py-2 text-sm text-ink-soft">
          {search.hint}
        </p>
        <ul data-results />
        <p data-ask hidden className="px-3 pb-3 [[hidden]]:hidden">
          <TextLink
            href={whatsappLink(contact.whatsApp, '')}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
          >
            {search.ask}
          </TextLink>
        </p>
      </div>
    </dialog>
  );
}
