import { Printer } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';

interface ReceiptLinkProps {
  href: string;
  children: string;
  isPrimary?: boolean;
  /** Accessible name where the text is short. */
  name?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Opens a receipt in a tab of its own, to be printed. */
export function ReceiptLink({ href, children, isPrimary = false, name, ref }: ReceiptLinkProps) {
  return (
    <a
      ref={ref}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={name}
      className={buttonClass(isPrimary ? 'primary' : 'quiet')}
    >
      {isPrimary && <Printer className="size-5" aria-hidden="true" />}
      {children}
    </a>
  );
}
