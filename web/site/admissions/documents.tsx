import { useWords } from '#web/site/parts/page-context.ts';
import { PrintButton } from '#web/site/parts/print-button.tsx';

/** The nine documents to bring. In print each has a box to tick. */
export function Documents() {
  const { admissions } = useWords('admissions');
  const { heading, text, items } = admissions.documents;
  return (
    <section className="mt-16 rounded-lg bg-sand p-5 sm:p-8 print:mt-6 print:bg-transparent print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 max-w-text">{text}</p>
        </div>
        <PrintButton />
      </div>
      <ol className="mt-6 gap-x-10 sm:columns-2">
        {items.map((item, index) => (
          <li
            key={item}
            className="flex min-h-14 break-inside-avoid items-center gap-4 border-t border-line py-2 leading-snug"
          >
            <span className="w-7 flex-none text-2xl font-semibold text-teal tabular" aria-hidden="true">
              {index + 1}
            </span>
            <span className="flex-1">{item}</span>
            <span className="hidden size-5 flex-none border border-ink print:block" aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
