import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SignedInUser } from '#shared/account/auth.ts';
import { say } from '#shared/kit/text/say.ts';
import { sessionQuery } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
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

/** What browsers of Android tell before they offer to install a page; it is in no standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * How the portal gets onto the phone, where it opens like an app. Nothing where it is installed.
 * @param isKept it opens without a connection too
 */
export function InstallSection({ isKept = false }: { isKept?: boolean }) {
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
