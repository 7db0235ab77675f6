import { useWords } from '#web/site/parts/page-context.ts';

/** Above what the office looks at before it is published. */
export function PreviewNote() {
  const { noticesPage } = useWords('notices');
  return (
    <p role="status" className="my-4 rounded-sm bg-turmeric p-4 font-semibold text-ink">
      {noticesPage.preview}
    </p>
  );
}
