import { Plus } from 'lucide-react';
import type { FaqItem } from '#shared/website/content.ts';
import { classNames } from '#web/ui/class-names.ts';
import { officeText } from './office-text.tsx';

interface FaqProps {
  items: readonly FaqItem[];
  /** With a name only one answer is open at a time; without it each opens independently. */
  name?: string;
  className?: string;
}

/** Questions with collapsible answers, without a script. */
export function Faq({ items, name, className }: FaqProps) {
  return (
    <div className={classNames('border-t border-line', className)}>
      {items.map(({ q, a }) => (
        <details key={q} name={name} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg leading-snug font-semibold hover:text-teal group-open:text-teal">
            {officeText(q)}
            <Plus
              className="size-5 flex-none text-teal transition-transform group-open:rotate-45"
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-text pr-9 pb-5">{officeText(a)}</p>
        </details>
      ))}
    </div>
  );
}
