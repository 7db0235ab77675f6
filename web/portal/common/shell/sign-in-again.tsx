import { lazy, Suspense, useEffect, useState } from 'react';
import type { SignedInUser } from '#shared/auth.ts';
import { onSessionEnded } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';

// Forms are heavy, and most visits never need this one.
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));

/** When the session has ended while somebody was working: signs the same person in again, and the save goes on. */
export function SignInAgain() {
  const [settle, setSettle] = useState<{ resolve: (signedIn: boolean) => void }>();
  useEffect(() => {
    onSessionEnded(() => new Promise((resolve) => setSettle({ resolve })));
    return () => onSessionEnded(undefined);
  }, []);
  if (!settle) return null;
  const user = queryClient.getQueryData<{ user: SignedInUser | null }>(['session'])?.user;
  const finish = (signedIn: boolean) => {
    setSettle(undefined);
    settle.resolve(signedIn);
  };
  if (!user) return null;
  return (
    <Suspense>
      <SignInDialog user={user} onDone={finish} />
    </Suspense>
  );
}
