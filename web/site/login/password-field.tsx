import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { TextField } from '#web/ui/fields.tsx';

/** A password, with a button that shows what is typed and hides it again. */
export function PasswordField(field: ComponentProps<typeof TextField>) {
  const { login } = useWords('login');
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...field} required type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={login.showPassword}
        onClick={() => setShown(!isShown)}
        className="group absolute top-[1.9rem] right-0 grid size-11 place-items-center text-teal without-script:hidden"
      >
        <Eye className="size-5 group-aria-pressed:hidden" aria-hidden="true" />
        <EyeOff className="hidden size-5 group-aria-pressed:block" aria-hidden="true" />
      </button>
    </div>
  );
}
