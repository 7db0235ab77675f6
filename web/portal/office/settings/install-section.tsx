import { useEffect, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';

/** What browsers of Android tell before they offer to install a page; it is in no standard yet. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** How the portal gets onto the phone, where it opens like an app and without a connection. Nothing where it is installed. */
export function InstallSection() {
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
          'The portal opens from the home screen, and shows what it loaded last without a connection. It takes no space in the store of your phone.',
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
