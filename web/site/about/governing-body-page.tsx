import { governingBodyPage } from '#content/en/about.ts';
import { governingBody } from '#content/en/people.ts';
import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Slot } from '#web/site/parts/slot.tsx';
import { AboutLayout } from './about-layout.tsx';
import { Face } from './face.tsx';
import { GoverningBodyTable } from './governing-body-table.tsx';

const slug = 'governing-body';

export function GoverningBodyPage() {
  const { title, lead, membersHeading, tasksHeading, tasks, minutes } = governingBodyPage;
  return (
    <AboutLayout slug={slug} header={<PageHeader path={routes.aboutPage(slug)} title={title} lead={lead} />}>
      <h2 className="mb-6 text-3xl">{membersHeading}</h2>
      <Slot name="governing-body">
        <GoverningBodyTable
          members={governingBody.map((member) => ({ ...member, face: <Face member={member} /> }))}
        />
      </Slot>
      <h2 className="mt-14 text-2xl">{tasksHeading}</h2>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {tasks.map(({ title: task, description }) => (
          <div key={task} className="border-t-2 border-turmeric pt-3">
            <dt className="text-lg font-semibold">{task}</dt>
            <dd className="mt-1">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-ink-soft">{minutes}</p>
    </AboutLayout>
  );
}
