import type { ReactNode } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Links to other sites open in a new tab, and say so. */
export function ButtonLink({ href, variant = 'primary', className, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass(variant, className)} {...externalProps(href)}>
      {children}
      {isExternal(href) && <NewTab />}
    </a>
  );
}

/** For screen readers, in a link that opens another tab. */
export function NewTab() {
  const { frame } = useWords('frame');
  return <span className="sr-only"> ({frame.opensInNewTab})</span>;
}

export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}

export function externalProps(href: string): { target?: string; rel?: string } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}
