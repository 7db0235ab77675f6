import { examHub } from '#content/en/exams.ts';
import { ButtonLink } from '#web/site/parts/button-link.tsx';
import { TabHeading } from './tab-heading.tsx';

export function ExamResults() {
  const { heading, text, download, help } = examHub.results;
  return (
    <div className="max-w-text">
      <TabHeading heading={heading} />
      <p className="mt-4 text-lg">{text}</p>
      <ButtonLink href={download.url} className="mt-6">
        {download.label}
      </ButtonLink>
      <p className="mt-6 text-ink-soft">{help}</p>
    </div>
  );
}
