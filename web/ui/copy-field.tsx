import { useId, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { Button } from './button.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** What the button copies. */
  noun?: 'link' | 'key' | 'codes';
  hint?: string;
}

/** @returns a sentence, whether it was copied or not */
export async function copyText(text: string): Promise<{ said: string; isError: boolean }> {
  try {
    await navigator.clipboard.writeText(text);
    return { said: say('Copied'), isError: false };
  } catch {
    // Without https there is no clipboard.
    return { said: say('The browser did not copy it. Select it and copy by hand.'), isError: true };
  }
}

/** Text with a button that copies it; it can be selected where the browser does not allow copying. */
export function CopyField({ label, value, noun = 'link', hint }: CopyFieldProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(value)).said);
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {say(label)}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 flex-1 basis-56 rounded-sm border border-ink-soft bg-white px-3"
        />
        {/* Beside a key or codes there is a next step. */}
        <Button variant={noun === 'link' ? 'primary' : 'plain'} onClick={() => void copy()}>
          {say(`Copy ${noun}`)}
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft" role="status">
        {said || say(hint)}
      </p>
    </div>
  );
}
