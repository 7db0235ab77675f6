import { secondFactorCodeSchema } from '#shared/account/auth.ts';
import { say } from '#shared/kit/text/say.ts';
import { callApi } from '#web/api/calls.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

interface SecondFactorSetupProps {
  uri: string;
  secret: string;
  /** Receives the recovery codes. */
  onDone: (recoveryCodes: string[]) => void;
}

/** Shows the secret for the authenticator app, and asks for a first code to prove that the app has it. */
export function SecondFactorSetup({ uri, secret, onDone }: SecondFactorSetupProps) {
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: secondFactorCodeSchema,
    empty: { code: '' },
    send: async (body) => onDone((await callApi('createSecondFactor', { body })).recoveryCodes),
  });
  return (
    <form {...form} className="mt-5 grid max-w-md gap-4">
      <p>{say('1. Scan this code with the app, or copy the key into it.')}</p>
      <QrCode text={uri} label={say('QR code for the authenticator app; the key below says the same')} />
      <CopyField
        label="Key"
        noun="key"
        value={secret}
        hint="Keep it to yourself: anyone who has it can make your codes."
      />
      <p>{say('2. Type the six digits that the app shows now.')}</p>
      <TextField {...field('code')} label="Code" inputMode="numeric" autoComplete="one-time-code" />
      {sentence && <Alert>{sentence}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
        Turn on two-step login
      </Button>
    </form>
  );
}
