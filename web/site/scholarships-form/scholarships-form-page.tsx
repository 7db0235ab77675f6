import { routes } from '#shared/routes.ts';
import { chatFormWords } from '#web/site/forms/form-words.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { ScholarshipForm } from './scholarship-form.tsx';

export function ScholarshipsFormPage() {
  const { college } = usePage();
  const { scholarshipForm: words } = useWords('scholarshipForm');
  return (
    <>
      <PageHeader path={routes.scholarshipsForm} title={words.title} lead={words.intro}>
        <a
          href={words.conditions.url}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          {words.conditions.label}
        </a>
      </PageHeader>
      <Island
        name="scholarship"
        of={ScholarshipForm}
        props={{ number: college.scholarshipWhatsApp }}
        words={(all) => ({ ...chatFormWords(all, 'scholarship'), scholarshipForm: all.scholarshipForm })}
      />
    </>
  );
}
