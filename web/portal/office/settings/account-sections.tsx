import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { passwordChangeSchema, type SignedInUser } from '#shared/account/auth.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { sessionQuery } from '#web/api/session.ts';
import { DiscardQuestion, useUnsavedGuard } from '#web/portal/kit/forms/unsaved-guard.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { keepTheme, onTheme, readTheme } from '#web/ui/theme.ts';

/** Light or dark, on this device. */
export function ThemeSection() {
  const theme = useSyncExternalStore(onTheme, readTheme, () => 'system' as const);
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-2 text-xl">{say('Appearance')}</h2>
      <RadioField
        label="Colours of the portal on this device"
        name="theme"
        choices={{ system: 'As the device', light: 'Light', dark: 'Dark' }}
        value={theme}
        onChange={keepTheme}
      />
    </section>
  );
}

const kinds: Readonly<Record<SignedInUser['type'], string>> = {
  student: 'Student',
  faculty: 'Faculty',
  admin: 'Administrator',
  guardian: 'Parent or guardian',
};
/** The log-in name of each role, and who can change it. */
const names: Readonly<Record<SignedInUser['type'], string>> = {
  student: 'You log in with the email of your record. The office can change it.',
  faculty: 'You log in with the email of your record. The office can change it.',
  admin: 'You log in with your username. An admin can change what you may do.',
  guardian: 'You log in with your mobile number. The office can change it.',
};

/** The account of the signed-in user. */
export function AccountSection() {
  const { data } = useQuery(sessionQuery);
  if (!data?.user) return null;
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('Account')}</h2>
      <p className="mt-2 font-medium">{say(kinds[data.user.type])}</p>
      <p className="text-ink-soft">{say(names[data.user.type])}</p>
    </section>
  );
}

export function PasswordSection() {
  const { form, field, sentence, isBusy, isDirty, clear } = useSmallForm({
    schema: passwordChangeSchema,
    empty: { currentPassword: '', newPassword: '' },
    send: (body) => callApi('changePassword', { body }),
    done: 'Password changed. Your other devices are signed out, and a calendar link has ended.',
  });
  const guard = useUnsavedGuard(isDirty, clear);

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('Change password')}</h2>
      <form {...form} className="mt-4 grid max-w-md gap-4">
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          hint="Three or four words that do not belong together are easy to keep and hard to guess. Names, phone numbers and dates do not count."
        />
        {sentence && <Alert>{sentence}</Alert>}
        <Button type="submit" variant="outline" isBusy={isBusy} className="justify-self-start">
          Change password
        </Button>
      </form>
      <DiscardQuestion guard={guard} />
    </section>
  );
}

/** The devices on which the account is signed in, each with a button that ends its session. */
export function DevicesSection() {
  const { data: sessions, error, refetch } = useQuery(callQuery('listSessions'));

  return (
    <section aria-labelledby="devices" className="border-t border-line py-6">
      <h2 id="devices" className="text-xl">
        {say('Signed-in devices')}
      </h2>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="mt-4">
        {sessions?.map(({ id, device, ip, lastSeenAt, isCurrent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <div>
              <p className="font-medium">
                {say(device)} {isCurrent && <Pill tone="good">this device</Pill>}
              </p>
              <p className="text-sm text-ink-soft tabular">
                {say('Last used {day}, {time}', {
                  day: formatDate(lastSeenAt),
                  time: formatTime(lastSeenAt),
                })}
                &nbsp;· {ip}
              </p>
            </div>
            {!isCurrent && (
              <RowAction
                variant="quietDanger"
                name={say('Sign out {device}', { device: say(device) })}
                run={() => callApi('deleteSession', { params: { id } })}
                done="Signed out there"
              >
                Sign out
              </RowAction>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What browsers of Android tell before they offer to install a page; it is in no standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * How the portal gets onto the phone, where it opens like an app. Nothing where it is installed.
 * @param isKept it opens without a connection too
 */
export function InstallSection({ isKept }: { isKept: boolean }) {
  const [offer, setOffer] = useState<InstallEvent>();
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent); // of this event only
    };
    addEventListener('beforeinstallprompt', keep);
    return () => removeEventListener('beforeinstallprompt', keep);
  }, []);
  if (matchMedia('(display-mode: standalone)').matches) return null;
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('On your phone like an app')}</h2>
      <p className="mt-2 max-w-prose">
        {say(
          isKept
            ? 'The portal opens from the home screen, and shows what it loaded last without a connection. It takes no space in the store of your phone.'
            : 'The portal opens from the home screen. It takes no space in the store of your phone.',
        )}
      </p>
      {offer ? (
        <Button className="mt-4" onClick={() => void offer.prompt()}>
          Install
        </Button>
      ) : (
        <ul className="mt-2 list-disc pl-5">
          <li>{say('Android: open the menu of Chrome (three dots), then ‘Add to Home screen’.')}</li>
          <li>{say('iPhone: tap the Share button of Safari, then ‘Add to Home Screen’.')}</li>
        </ul>
      )}
    </section>
  );
}
