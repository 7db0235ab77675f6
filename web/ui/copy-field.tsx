import { useId, useState } from 'react';
import { Button } from './button.tsx';

/** A link with a button that copies it; the text can be selected where the browser does not allow copying. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Link copied');
    } catch {
      setSaid('The browser did not copy it. Select the link and copy it by hand.');
    }
  };
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 flex-1 basis-56 rounded-sm border border-ink-soft bg-white px-3"
        />
        <Button variant="primary" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft" role="status">
        {said || hint}
      </p>
    </div>
  );
}
