import { topBar } from '#content/en/home.ts';
import { PauseButton } from '../frame/pause-button.tsx';

const login = 'inline-flex min-h-11 items-center px-3 font-medium underline-offset-4 hover:underline';

/** The college code, typed letter by letter, and the way to the portals. */
export function TopBar() {
  const label = `${topBar.codeLabel} ${topBar.code}`;
  return (
    <div className="no-print bg-ink text-white">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4">
        <div id="typing" className="flex items-center">
          <p className="sr-only">{label}</p>
          {/* Holds the place of the whole label, so that typing moves nothing. */}
          <p className="grid font-semibold tabular" aria-hidden="true">
            <span className="invisible col-start-1 row-start-1">{label}</span>
            <span className="col-start-1 row-start-1" data-typing={label}>
              {label}
            </span>
          </p>
          <PauseButton pauses="typing" what={topBar.codeLabel} />
        </div>
        <div className="-mx-3 flex">
          <a href={topBar.studentLogin.url} className={login}>
            {topBar.studentLogin.label}
          </a>
          <a href={topBar.staffLogin.url} className={login}>
            {topBar.staffLogin.label}
          </a>
        </div>
      </div>
    </div>
  );
}
