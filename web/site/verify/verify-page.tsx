import { Island } from '#web/site/islands/island.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { VerifyForm } from './verify-form.tsx';

export function VerifyPage() {
  const { college } = usePage();
  const { verify: words } = useWords('verify');
  return (
    <div className="page-width section-space">
      <div className="mx-auto max-w-xl">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-3">{words.text}</p>
        <noscript>
          <p className="mt-3 font-medium">{words.noScript}</p>
        </noscript>
        <Island
          name="verify"
          of={VerifyForm}
          props={{ college: college.collegeName }}
          words={({ verify }) => ({ verify })}
        />
      </div>
    </div>
  );
}
