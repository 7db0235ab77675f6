import type { Publishable } from '#shared/website/publications.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import type { PublicationCalls } from './publication-calls.ts';

interface PublishActionProps<R extends Publishable> {
  calls: PublicationCalls<R>;
  record: R;
  variant?: 'quiet' | 'outline' | 'quietDanger';
  /** Left out: what can be done next. */
  isTakingBack?: boolean;
}

/** Publishes a record, or takes it back. */
export function PublishAction<R extends Publishable>(props: PublishActionProps<R>) {
  const { calls, record, variant = 'quiet' } = props;
  const { id, state, hasUnpublishedChanges, version } = record;
  const { isTakingBack = state === 'published' && !hasUnpublishedChanges } = props;
  const name = calls.label(record);
  const words = isTakingBack ? 'Take back' : 'Publish';
  return (
    <RowAction
      variant={variant}
      name={`${words} ${name}`}
      run={() => (isTakingBack ? calls.takeBack(id) : calls.publish(id, {}, version))}
      done={isTakingBack ? `${name} was taken back` : `${name} is published`}
    >
      {calls.what ? `${words} ${calls.what}` : words}
    </RowAction>
  );
}
