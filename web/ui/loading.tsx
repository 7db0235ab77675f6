import { say } from '#shared/kit/text/say.ts';
import { ArcSpinner } from './arc-spinner.tsx';

/** Takes the place of a screen while it loads. */
export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="grid min-h-64 place-items-center text-teal">
      <div className="flex items-center gap-3">
        <ArcSpinner />
        <span className="font-medium text-ink">{say(text)}</span>
      </div>
    </div>
  );
}
