import { PageHeader } from '#web/site/frame/page-header.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

export function VisitPage() {
  const { visitPage: words } = useWords('visit');
  return (
    <>
      <PageHeader path="/visit" title={words.title} />
      <p className="page-width max-w-text py-12">{words.text}</p>
    </>
  );
}
