import { useQuery } from '@tanstack/react-query';
import type { Notice } from '#shared/notices.ts';
import { bringBack, previewPath, publicationsQuery, publish, takeBack } from './notice-queries.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';
import { PublicationPanel } from './publication-panel.tsx';

/** Preview, publish, take back, and what was published before. */
export function NoticePublication({ notice, isDirty }: { notice: Notice; isDirty: boolean }) {
  const { id, title, state, hasUnpublishedChanges } = notice;
  const { data: publications = [] } = useQuery(publicationsQuery(id));
  return (
    <PublicationPanel
      name={title}
      mark={<NoticeStateMark notice={notice} />}
      previews={[{ label: 'Preview', href: previewPath(id) }]}
      isPublished={state === 'published'}
      hasUnpublishedChanges={hasUnpublishedChanges}
      isDirty={isDirty}
      publications={publications.map(({ content, ...past }) => ({
        ...past,
        content: content && content.title,
      }))}
      publish={() => publish(notice)}
      takeBack={() => takeBack(notice)}
      bringBack={(publicationId) => bringBack(id, publicationId)}
    />
  );
}
