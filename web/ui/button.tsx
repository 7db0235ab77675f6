import type { ButtonHTMLAttributes, Ref } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { ArcSpinner } from './arc-spinner.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** The action of the button is running: the button keeps its size and the focus, and ignores a second click. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'plain',
  isBusy = false,
  className,
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
      // A button has no use on paper.
      className={buttonClass(variant, classNames('print:hidden', className))}
    >
      {isBusy && <ArcSpinner className="size-4" />}
      {say(children)}
    </button>
  );
}
