import { noticesPage } from '#content/en/notices.ts';

/** Above what the office looks at before it is published. */
export function PreviewNote() {
  return (
    <p role="status" className="my-4 rounded-sm bg-turmeric p-4 font-semibold text-ink">
      {noticesPage.preview}
    </p>
  );
}
