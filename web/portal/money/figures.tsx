import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

interface Figure {
  label: string;
  figure: ReactNode;
  /** What of it is late. */
  late?: ReactNode;
}

/** Sums side by side, each below its name. @param figures those that are `false` do not occur */
export function Figures({ figures, className }: { figures: readonly (Figure | false)[]; className: string }) {
  return (
    <dl className={`tabular flex flex-wrap gap-x-6 gap-y-3 leading-tight sm:gap-x-10 ${className}`}>
      {figures
        .filter((figure) => figure !== false)
        .map(({ label, figure, late }) => (
          <div key={label}>
            <dt className="text-sm leading-tight text-ink-soft">{say(label)}</dt>
            <dd className="font-semibold sm:text-2xl sm:leading-tight">{figure}</dd>
            {late && <dd className="text-base font-medium text-madder">{late}</dd>}
          </div>
        ))}
    </dl>
  );
}
