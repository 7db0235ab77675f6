import { Plus } from 'lucide-react';
import type { FaqItem } from '#shared/content.ts';

/** Questions that open one at a time, as the platform does it. @param name groups them on the page */
export function Faq({ name, items }: { name: string; items: readonly FaqItem[] }) {
  return (
    <div className="border-t border-line">
      {items.map(({ q, a }) => (
        <details key={q} name={name} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-teal">
            {q}
            <Plus
              className="size-5 flex-none text-teal transition-transform group-open:rotate-45"
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-text pb-5">{a}</p>
        </details>
      ))}
    </div>
  );
}
