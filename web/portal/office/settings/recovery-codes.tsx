import { useEffect, useRef } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { CopyField } from '#web/ui/copy-field.tsx';

/** The recovery codes, shown once, right after they were created. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is removed: the focus moves here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 max-w-2xl rounded-lg bg-sea-pale p-5">
      <h3 className="text-lg">{say('Your recovery codes')}</h3>
      <p className="mt-2 mb-4">
        {say(
          'Each signs you in once in place of the app’s code, should the phone be lost. Print them or keep them in a password manager: they are shown only now.',
        )}
      </p>
      <ul className="tabular mb-4 grid gap-x-6 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="py-1 wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <CopyField label="All ten" noun="codes" value={codes.join(' ')} />
    </div>
  );
}
