import { useRouter } from '@tanstack/react-router';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** What did not load, why, and the way to try again. Texts: product §8. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const router = useRouter();
  return (
    <Alert action={<Button onClick={onRetry ?? (() => void router.invalidate())}>Try again</Button>}>
      {error instanceof Error ? `Error: ${error.message}` : 'An unknown error occurred'}
    </Alert>
  );
}
