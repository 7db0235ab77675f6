import { chatFormWords } from '#web/site/forms/form-words.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { ScholarshipForm } from './scholarship-form.tsx';

export function ScholarshipsFormPage() {
  const { college } = usePage();
  const { scholarshipForm: words } = useWords('scholarshipForm');
  return (
    <>
      <PageHeader title={words.title} lead={words.intro}>
        <TextLink link={words.conditions} />
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
