import { useWords } from '#web/site/parts/page-context.ts';
import { inOrder } from '#web/site/parts/people-order.ts';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import type { Shown } from '#web/site/parts/shown.ts';
import { AboutLayout } from './about-layout.tsx';
import { GoverningBodyTable } from './governing-body-table.tsx';

export function GoverningBodyPage({ people, previewId }: Shown<'people'>) {
  const { governingBodyPage, noPerson } = useWords('about');
  const { title, lead, membersHeading, tasksHeading, tasks, minutes } = governingBodyPage;
  const members = people.filter(({ place }) => place !== 'faculty').sort(inOrder);
  return (
    <AboutLayout title={title} lead={lead}>
      <h2 className="mb-6 text-3xl">{membersHeading}</h2>
      {members.some(({ id }) => id === previewId) && <PreviewNote />}
      {members.length > 0 ? (
        <GoverningBodyTable members={members} />
      ) : (
        <p className="text-lg text-ink-soft">{noPerson}</p>
      )}
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
