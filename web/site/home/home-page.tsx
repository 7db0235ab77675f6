import { publicNotices } from '#shared/website/notices/published-notices.ts';
import type { Shown } from '#web/site/parts/shown.ts';
import { Community } from './community.tsx';
import { EventsSlider } from './events-slider.tsx';
import { FindUs } from './find-us.tsx';
import { ForParents } from './for-parents.tsx';
import { FunFacts } from './fun-facts.tsx';
import { Hero } from './hero.tsx';
import { Knowledge } from './knowledge.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Services } from './services.tsx';
import { SoarToSuccess } from './soar-to-success.tsx';
import { StudentVoices } from './student-voices.tsx';
import { Ticker } from './ticker.tsx';
import { Welcome } from './welcome.tsx';

/** The home page from top to bottom; behind what families ask first the order is product §2.3's. */
export function HomePage({
  notices,
  events,
  courses,
  today,
  previewId,
}: Shown<'notices' | 'events' | 'courses'>) {
  return (
    <>
      <ForParents />
      <Hero />
      <Ticker notices={publicNotices(notices, today).ticker} />
      <Knowledge courses={courses} />
      <Welcome />
      <EventsSlider events={events} previewId={previewId} />
      <SoarToSuccess />
      <Services />
      <Community />
      <QuickLinks />
      <FunFacts />
      <StudentVoices />
      <FindUs />
    </>
  );
}
