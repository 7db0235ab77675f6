import type { ReactNode } from 'react';
import { frame } from '#content/en/frame.ts';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  /** The one thing to do on a page. */
  primary: 'bg-teal text-white hover:bg-teal-deep',
  accent: 'bg-turmeric text-ink hover:bg-ink hover:text-white',
  outline: 'border border-current text-teal hover:bg-teal hover:text-white hover:border-teal',
  light: 'border border-white/70 text-white hover:bg-white hover:text-ink',
} as const;

export type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-5 py-2 font-semibold transition-colors',
    looks[look],
    className,
  );
}

interface ButtonLinkProps {
  href: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** Links to other sites open beside this one, and say so. */
export function ButtonLink({ href, look = 'primary', className, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass(look, className)} {...externalProps(href)}>
      {children}
      {isExternal(href) && <span className="sr-only"> ({frame.opensInNewTab})</span>}
    </a>
  );
}

export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}

export function externalProps(href: string): { target?: string; rel?: string } {
  return isExternal(href) ? { target: '_blank', rel: 'noopener' } : {};
}
