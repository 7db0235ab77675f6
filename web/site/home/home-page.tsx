import { Slot } from '#web/site/parts/slot.tsx';
import { Community } from './community.tsx';
import { EventsSlider } from './events-slider.tsx';
import { FindUs } from './find-us.tsx';
import { FunFacts } from './fun-facts.tsx';
import { Hero } from './hero.tsx';
import { Knowledge } from './knowledge.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Services } from './services.tsx';
import { SoarToSuccess } from './soar-to-success.tsx';
import { StudentVoices } from './student-voices.tsx';
import { Ticker } from './ticker.tsx';
import { Welcome } from './welcome.tsx';

/** The home page from top to bottom; the order is product §2.3's. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Ticker />
      <Knowledge />
      <Welcome />
      <Slot name="events">
        <EventsSlider />
      </Slot>
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
