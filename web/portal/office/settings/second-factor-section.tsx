import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { focusNow } from '#web/portal/kit/shell/focus-now.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CopyField } from '#web/ui/copy-field.tsx';

const SecondFactorSetup = lazyPart(() => import('./second-factor-setup.tsx'));

/** Two-step login: the log-in asks for a code of an authenticator app besides the password. `isFirst`: before it nothing else opens to the admin. */
export function SecondFactorSection({ isFirst = false }: { isFirst?: boolean }) {
  const { data, error } = useQuery(callQuery('readSecondFactor'));
  const [setup, setSetup] = useState<{ uri: string; secret: string }>();
  const [codes, setCodes] = useState<string[]>();
  const [isLeaving, setLeaving] = useState(false);
  const { run, isBusy, sentence } = useSaving();

  const start = () => run(async () => setSetup(await callApi('startSecondFactor', {})));
  const renewCodes = () =>
    run(async () => setCodes((await callApi('createRecoveryCodes', {})).recoveryCodes));
  const turnOff = async () => {
    await callApi('deleteSecondFactor', {});
    setCodes(undefined);
    await queryClient.invalidateQueries({ queryKey: ['session'] });
  };
  const finish = async (recoveryCodes: string[]) => {
    setSetup(undefined);
    setCodes(recoveryCodes);
    // Setting it up unlocks the admin's portal and signs out the other devices.
    await queryClient.invalidateQueries();
  };

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('Two-step login')}</h2>
      <p className="mt-2 max-w-prose">
        {say(
          'Besides your password the login then asks for a code that an authenticator app on your phone shows, for example Google Authenticator, Microsoft Authenticator or Aegis. A stolen password alone opens nothing.',
        )}
      </p>
      {data?.isRequired && !data.isOn && (
        <p className="mt-2 max-w-prose font-medium">
          Admins need it: nothing else opens before it is set up.
        </p>
      )}
      {data?.isOn && (
        <p className="mt-2">
          {say(
            data.recoveryCodesLeft === 1
              ? 'It is on. You have 1 recovery code left.'
              : 'It is on. You have {count} recovery codes left.',
            { count: data.recoveryCodesLeft },
          )}
        </p>
      )}
      {(error || sentence) && <Alert className="mt-3">{sentence ?? sentenceOf(error)}</Alert>}
      {codes && <RecoveryCodes {...{ codes, isFirst }} />}
      {setup && <SecondFactorSetup {...setup} onDone={(made) => void finish(made)} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {data && !data.isOn && !setup && (
          <Button variant={isFirst ? 'primary' : 'outline'} isBusy={isBusy} onClick={() => void start()}>
            Set up two-step login
          </Button>
        )}
        {data?.isOn && (
          <>
            <Button isBusy={isBusy} onClick={() => void renewCodes()}>
              New recovery codes
            </Button>
            <Button variant="quietDanger" isBusy={isBusy} onClick={() => setLeaving(true)}>
              Turn off
            </Button>
          </>
        )}
      </div>
      {isLeaving && (
        <QuestionDialog
          title="Turn two-step login off?"
          confirm="Turn off"
          isDangerous
          send={turnOff}
          onClose={() => setLeaving(false)}
        >
          <p>
            {say('Your password alone signs you in from then on. The recovery codes end.')}
            {data?.isRequired && ' Nothing else opens to you until it is set up again.'}
          </p>
        </QuestionDialog>
      )}
    </section>
  );
}

/** The recovery codes, shown once, right after they were created. */
export function RecoveryCodes({ codes, isFirst }: { codes: string[]; isFirst: boolean }) {
  return (
    // The form that had the focus is removed: the focus moves here.
    <div ref={focusNow} tabIndex={-1} className="mt-5 max-w-2xl rounded-lg bg-sea-pale p-5">
      <h3 className="text-lg">{say('Your recovery codes')}</h3>
      <p className="mt-2 mb-4">
        {say(
          'Each signs you in once in place of the app’s code, should the phone be lost. Print them or keep them in a password manager: they are shown only now.',
        )}
      </p>
      <ul className="tabular mb-4 grid gap-x-6 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="py-1 wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <CopyField label="All ten" noun="codes" value={codes.join(' ')} />
      {isFirst && (
        <Link to={portalRoutes.admin()} className={buttonClass('primary', 'mt-5')}>
          Open the portal
        </Link>
      )}
    </div>
  );
}
