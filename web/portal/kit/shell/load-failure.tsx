import { useRouter } from '@tanstack/react-router';
import { say } from '#shared/kit/text/say.ts';
import { CallError, noArray } from '#web/api/calls.ts';
import { nothingKept } from '#web/api/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';

interface LoadFailureProps {
  error: unknown;
  /** Said instead of the error's own sentence. */
  text?: string | undefined;
  onRetry?: () => void;
}

/** Says that loading failed and why, with a button to try again. Texts: product §8. */
export function LoadFailure({ error, text, onRetry }: LoadFailureProps) {
  const router = useRouter();
  return (
    <Alert action={<Button onClick={onRetry ?? (() => void router.invalidate())}>Try again</Button>}>
      {sentenceFor(error, text)}
    </Alert>
  );
}

interface LoadStateProps {
  error: unknown;
  refetch: () => Promise<unknown>;
  text?: string;
}

/** What stands in the place of an answer that has not come. */
export function LoadState({ error, refetch, text = 'Loading…' }: LoadStateProps) {
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Loading text={text} />;
}

function sentenceFor(error: unknown, text: string | undefined): string {
  const message = error instanceof CallError ? error.message : undefined;
  if (message === noArray || message === nothingKept) return message;
  if (message === undefined && !navigator.onLine)
    return 'You are offline, and this device does not have this screen. It can be opened when the connection is back.';
  return (
    text ??
    (message === undefined ? 'An unknown error occurred' : say('Error: {message}', { message: say(message) }))
  );
}
