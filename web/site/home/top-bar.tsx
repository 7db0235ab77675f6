import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { PauseButton } from '#web/site/parts/pause-button.tsx';

const login =
  'inline-flex min-h-11 items-center px-1 font-medium xs:px-2 underline-offset-4 hover:underline sm:px-3';

/** The college code, typed letter by letter, and the links to the log-ins. */
export function TopBar() {
  const { topBar } = useWords('home');
  const label = `${topBar.codeLabel} ${topBar.code}`;
  return (
    <div className="no-print bg-ink text-xs text-white xs:text-sm">
      <div className="page-width flex flex-wrap items-center justify-between">
        <div className="flex items-center">
          <p className="sr-only">{label}</p>
          {/* An invisible copy of the whole label, so that typing does not shift the layout. */}
          <p className="grid font-semibold tabular" aria-hidden="true">
            <span className="invisible col-start-1 row-start-1">{label}</span>
            <span className="col-start-1 row-start-1" data-typing={label}>
              {label}
            </span>
          </p>
          <PauseButton className="-mr-2 max-xs:-ml-2" />
        </div>
        <div className="-mx-1 flex xs:-mx-2 sm:-mx-3">
          <TextLink link={topBar.studentLogin} className={login} />
          <TextLink link={topBar.staffLogin} className={login} />
        </div>
      </div>
    </div>
  );
}
