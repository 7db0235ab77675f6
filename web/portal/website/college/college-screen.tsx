import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { counted } from '#shared/kit/format.ts';
import { portalRoutes } from '#shared/routes.ts';
import { collegeFields } from '#shared/website/college/college.ts';
import { factTable } from '#shared/website/fact-table.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { SiteProblem } from '#web/portal/website/publications/site-problem.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { type CollegeRow, collegeQuery, removeLogo, sendLogo } from './college-calls.ts';

/** Where each kind of sample is replaced: below this list, or on the screen of that name. */
const labels: Readonly<Record<string, Readonly<Record<string, { label: string }>>>> = {
  '': collegeFields,
  facts: factTable,
  'website-people': { 'website-person': { label: 'People of the website' } },
  'exam-dates': { 'exam-date': { label: 'Dates of examinations' } },
  words: {
    'home.studentVoices.voices': { label: 'Voices of students (Home)' },
    'webinar.webinars': { label: 'Webinars' },
  },
};

const CollegeForm = lazyPart(() => import('./college-form.tsx'));

/** What the college is called and where it is found: one record for pages, portals, documents and messages. */
export function CollegeScreen() {
  const { data: college, error, refetch } = useQuery(collegeQuery);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const samples = college?.samples ?? [];
  const named = Object.entries(labels).flatMap(([to, of]) => {
    const names = Object.entries(of).filter(([name]) => samples.includes(name));
    return names.length > 0 ? [{ to, text: names.map(([, { label }]) => label).join(' · ') }] : [];
  });
  return (
    <>
      <ScreenHeader title="College" />
      <SiteProblem />
      <p className="mb-4 max-w-text text-ink-soft">
        What is saved here is seen at once on the website, in the portals, on every document and in messages.
      </p>
      {named.length > 0 && (
        <details className="mb-6 max-w-text rounded-sm bg-turmeric-pale px-4 py-2">
          <summary className="py-1">
            Still a sample: {counted(samples.length, 'entry', 'entries')}. The website says so until nothing
            is.
          </summary>
          <ul className="mb-2 grid gap-2">
            {named.map(({ to, text }) => (
              <li key={to}>
                {to ? (
                  <Link to={portalRoutes.admin(to)} className="font-semibold link">
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {college && (
        <>
          <LogoSection college={college} />
          <CollegeForm college={college} />
        </>
      )}
    </>
  );
}

/** The logo of pages, portals and documents: saved by itself, when a file is chosen. */
function LogoSection({ college: { logo } }: { college: CollegeRow }) {
  const saving = useSaving();
  const [smallest] = logo?.pictures ?? [];
  return (
    <section aria-label="Logo" className="mb-8 max-w-text">
      <h2 className="mb-2 text-xl">Logo</h2>
      {smallest && (
        <p className="mb-3 flex items-center gap-4">
          <img
            src={`/api/pictures/${smallest.id}.webp`}
            alt="The present logo"
            className="size-16 object-contain"
          />
          <RowAction
            variant="quietDanger"
            name="Take the logo back"
            run={removeLogo}
            done="The logo of the start is shown again"
          >
            Take back
          </RowAction>
        </p>
      )}
      <FileField
        label="Another logo"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG or WebP; best square, with a transparent ground"
        error={saving.fields.file ?? saving.sentence}
        onFile={(file) => void saving.run(() => sendLogo(file), 'The logo is shown everywhere')}
      />
    </section>
  );
}
