import { Printer } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from '#web/ui/button-class.ts';

interface ReceiptLinkProps {
  href: string;
  children: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Opens receipts in a tab of their own, to be printed. */
export function ReceiptLink({ href, children, ref }: ReceiptLinkProps) {
  return (
    <a ref={ref} href={href} target="_blank" rel="noopener" className={buttonClass('primary')}>
      <Printer className="size-5" />
      {children}
    </a>
  );
}
