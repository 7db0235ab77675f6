import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { signedInUser } from '#web/api/session.ts';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { LanguageSection } from '#web/portal/kit/words/language-section.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import {
  AccountSection,
  DevicesSection,
  InstallSection,
  PasswordSection,
  ThemeSection,
} from './account-sections.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/**
 * The user's own account. The sections that load data come last, so that they do not move the others. Before two-step login that is
 * required nothing else opens: it comes first.
 */
export function OwnAccount() {
  // Kept while the screen is open: the recovery codes stay where they appeared.
  const [user] = useState(signedInUser);
  const isSetUpFirst = user?.mustSetUpSecondFactor ?? false;
  const isGuardian = user?.type === 'guardian';
  return (
    <div className="max-w-4xl [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
      {isSetUpFirst && <SecondFactorSection isFirst />}
      <LanguageSection />
      <AccountSection />
      <PasswordSection />
      {!isSetUpFirst && !isGuardian && <SecondFactorSection />}
      <ThemeSection />
      {!isGuardian && <CalendarFeedSection />}
      {user?.type !== 'admin' && <InstallSection isKept={!isGuardian} />}
      <DevicesSection />
    </div>
  );
}

/** The private address with which a calendar app subscribes to the academic calendar. */
function CalendarFeedSection() {
  const { data: feeds, error } = useQuery(callQuery('listCalendarFeeds'));
  const [link, setLink] = useState('');
  const { run, isBusy, sentence } = useSaving();
  const feed = feeds?.[0];
  const create = () => run(async () => setLink((await callApi('createCalendarFeed', {})).link));
  const end = () =>
    run(async () => {
      await callApi('deleteCalendarFeed', {});
      setLink('');
    });

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('Calendar on your phone')}</h2>
      <p className="mt-2 max-w-prose">
        {say(
          'A private link with which Google Calendar, Apple Calendar or Outlook keep up with the academic calendar. Anyone with the link can read the calendar.',
        )}
      </p>
      {!link && (
        // Placeholder lines while it loads, so that the sections below do not move.
        <p className="mt-2 min-h-[2lh] sm:min-h-[1lh]">
          {feeds &&
            (feed
              ? say('Your link was made on {day}. It was shown once; a new link ends it.', {
                  day: formatDate(feed.createdAt),
                })
              : say('You have no link yet.'))}
        </p>
      )}
      {link && (
        <div className="mt-3 max-w-2xl">
          <a href={link.replace(/^https?:/, 'webcal:')} className={buttonClass('outline', 'mb-3')}>
            <CalendarPlus className="size-5" />
            {say('Add to the calendar of this phone')}
          </a>
          <CopyField label="Your calendar link" value={link} hint="Shown only now. Keep it to yourself." />
        </div>
      )}
      {(error || sentence) && <Alert className="mt-3">{sentence ?? sentenceOf(error)}</Alert>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void create()}>
          {feed ? 'Make a new link' : 'Make a link'}
        </Button>
        {feed && (
          <Button variant="quietDanger" isBusy={isBusy} onClick={() => void end()}>
            End the link
          </Button>
        )}
      </div>
    </section>
  );
}
