import type { Publishable } from '#shared/website/publications.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import type { PublicationCalls } from './publication-calls.ts';

interface PublishActionProps<R extends Publishable> {
  calls: PublicationCalls<R>;
  record: R;
  variant?: 'quiet' | 'outline' | 'quietDanger';
}

const buttonText = (deed: string, { what }: { what?: string }) => (what ? `${deed} ${what}` : deed);

export function PublishAction<R extends Publishable>({
  calls,
  record,
  variant = 'quiet',
}: PublishActionProps<R>) {
  const name = calls.label(record);
  return (
    <RowAction
      variant={variant}
      name={`Publish ${name}`}
      run={() => calls.publish(record.id, {}, record.version)}
      done={`${name} is published`}
    >
      {buttonText('Publish', calls)}
    </RowAction>
  );
}

export function TakeBackAction<R extends Publishable>({
  calls,
  record,
  variant = 'quiet',
}: PublishActionProps<R>) {
  const name = calls.label(record);
  return (
    <RowAction
      variant={variant}
      name={`Take back ${name}`}
      run={() => calls.takeBack(record.id)}
      done={`${name} was taken back`}
    >
      {buttonText('Take back', calls)}
    </RowAction>
  );
}

/** In a row of a list: what can be done next. */
export function NextPublicationAction<R extends Publishable>(props: PublishActionProps<R>) {
  const { state, hasUnpublishedChanges } = props.record;
  return state === 'published' && !hasUnpublishedChanges ? (
    <TakeBackAction {...props} />
  ) : (
    <PublishAction {...props} />
  );
}
