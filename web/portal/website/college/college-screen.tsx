import { useQuery } from '@tanstack/react-query';
import { collegeFields } from '#shared/website/college/college.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { SiteProblem } from '#web/portal/website/publications/site-problem.tsx';
import { collegeQuery } from './college-calls.ts';
import { LogoSection } from './logo-section.tsx';

const CollegeForm = lazyPart(() => import('./college-form.tsx'), 'CollegeForm');

/** What the college is called and where it is found: one record for pages, portals, documents and messages. */
export function CollegeScreen() {
  const { data: college, error, refetch } = useQuery(collegeQuery);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const samples = Object.entries(collegeFields).filter(([name]) => college?.samples.includes(name));
  return (
    <>
      <ScreenHeader title="College" />
      <SiteProblem />
      <p className="mb-4 max-w-text text-ink-soft">
        What is saved here is seen at once on the website, in the portals, on every document and in messages.
      </p>
      {samples.length > 0 && (
        <p className="mb-6 max-w-text rounded-sm bg-turmeric-pale px-4 py-3">
          Still a sample: {samples.map(([, { label }]) => label).join(', ')}. The website says so until
          nothing is.
        </p>
      )}
      {college && (
        <>
          <LogoSection college={college} />
          <CollegeForm key={college.version} college={college} />
        </>
      )}
    </>
  );
}
