import { governingBodyPage } from '#content/en/about.ts';
import { governingBody } from '#content/en/people.ts';
import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { MailLink } from '#web/site/parts/mail-link.tsx';
import { StackTable } from '#web/site/parts/stack-table.tsx';
import { AboutLayout } from './about-layout.tsx';
import { Face } from './face.tsx';

const slug = 'governing-body';

export function GoverningBodyPage() {
  const { title, lead, membersHeading, tableLabel, columns, tasksHeading, tasks, minutes } =
    governingBodyPage;
  return (
    <AboutLayout slug={slug} header={<PageHeader path={routes.aboutPage(slug)} title={title} lead={lead} />}>
      <h2 className="mb-6 text-3xl">{membersHeading}</h2>
      <StackTable
        caption={tableLabel}
        columns={Object.entries(columns).map(([key, label]) => ({
          key,
          label,
          className: key === 'name' ? 'w-[30%]' : undefined,
        }))}
        rows={governingBody.map((member) => ({
          key: member.id,
          cells: {
            name: (
              <a
                href={routes.aboutPage(member.slug)}
                className="flex min-h-11 items-center gap-3 leading-tight text-teal underline-offset-4 hover:underline"
              >
                <Face member={member} />
                {member.name}
              </a>
            ),
            designation: member.designation,
            specialization: member.specialization,
            email: <MailLink address={member.email} />,
          },
        }))}
      />
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
