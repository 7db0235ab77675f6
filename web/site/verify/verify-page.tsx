import { verify as words } from '#content/en/verify.ts';
import { Island } from '#web/site/islands/island.tsx';
import { VerifyForm } from './verify-form.tsx';

export function VerifyPage() {
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-3">{words.text}</p>
        <noscript>
          <p className="mt-3 font-medium">{words.noScript}</p>
        </noscript>
        <Island name="verify" of={VerifyForm} />
      </div>
    </div>
  );
}
