import type { ReactNode } from 'react';
import { externalProps, isExternal, NewTab } from './button-link.tsx';

/** A link in running text or a list. Links to other sites open in a new tab, and say so. */
export function TextLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className={className} {...externalProps(href)}>
      {children}
      {isExternal(href) && <NewTab />}
    </a>
  );
}
