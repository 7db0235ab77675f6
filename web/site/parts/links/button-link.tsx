import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts';
import { TextLink } from './text-link.tsx';

interface ButtonLinkProps extends ComponentProps<typeof TextLink> {
  variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...props }: ButtonLinkProps) {
  return <TextLink {...props} className={buttonClass(variant, className)} />;
}
