import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { TextField } from './fields.tsx';

type PasswordFieldProps = ComponentProps<typeof TextField> & { showLabel?: string };

/** A password, with a button that shows what is typed and hides it again. */
export function PasswordField({ showLabel = 'Show password', ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...field} required type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={say(showLabel)}
        onClick={() => setShown(!isShown)}
        className="group absolute top-[calc(var(--label-size)*1.6+0.25rem)] right-0 grid size-11 place-items-center text-teal without-script:hidden"
      >
        <Eye className="size-5 group-aria-pressed:hidden" />
        <EyeOff className="hidden size-5 group-aria-pressed:block" />
      </button>
    </div>
  );
}
