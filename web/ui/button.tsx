import type { ButtonHTMLAttributes } from 'react';
import { ArcSpinner } from './arc-spinner.tsx';

const looks = {
  primary: 'bg-teal text-white hover:bg-teal-deep border border-transparent',
  plain: 'bg-white text-ink border border-ink-soft hover:bg-sand',
  quiet: 'text-teal hover:bg-sea-pale border border-transparent',
  quietDanger: 'text-madder hover:bg-madder-pale border border-transparent',
  danger: 'bg-white text-madder border border-madder hover:bg-madder hover:text-white',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  /** Work is under way: the button stays where it is, and a second click does nothing. */
  isBusy?: boolean;
}

export function Button({
  look = 'plain',
  isBusy = false,
  className = '',
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-3 font-semibold sm:px-4 transition-colors disabled:opacity-60 ${looks[look]} ${className}`}
    >
      {isBusy && <ArcSpinner className="size-4" />}
      {children}
    </button>
  );
}
