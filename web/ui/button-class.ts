import { classNames } from './class-names.ts';

const variants = {
  /** The main action of a view; at most one. */
  primary: 'bg-teal text-white hover:bg-teal-deep border-transparent',
  plain: 'bg-white text-ink border-ink-soft hover:bg-sand',
  quiet: 'text-teal hover:bg-sea-pale border-transparent',
  /** Deletes or ends something, after a question: red only under the hand. */
  quietDanger: 'text-ink-soft hover:bg-madder-pale hover:text-madder border-transparent',
  /** The answer that deletes or ends it. */
  danger: 'bg-madder text-white border-transparent hover:bg-ink',
  accent: 'bg-turmeric text-ink border-transparent hover:bg-ink hover:text-white',
  outline: 'border-current text-teal hover:bg-teal hover:text-white hover:border-teal',
  /** For dark backgrounds. */
  light: 'border-white/70 text-white hover:bg-white hover:text-ink',
} as const;

export type ButtonVariant = keyof typeof variants;

/** Class names of a button, and of a link that has the appearance of one. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-(--button-space) py-1.5 text-center font-semibold transition-colors disabled:opacity-60',
    variants[variant],
    className,
  );
}
