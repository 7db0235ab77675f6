// The animations of the home page. The page's pause button stops all; none runs under reduced motion.

import { pathIn } from '#shared/kit/languages.ts';
import { documentLanguage } from '#web/site/parts/document-language.ts';
import '#web/site/parts/map-script.ts';
import {
  counterDuration,
  counterTick,
  counterVisibleShare,
  heroMessage,
  typingCharacter,
  typingPause,
} from '#web/site/parts/motion.ts';
import { languageKey, recall } from '#web/site/parts/pictures/device-memory.ts';

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
const isPaused = (element: Element) => element.closest('[data-paused]') !== null;

if (documentLanguage() === 'en' && recall(languageKey) === 'te')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
    link.href = pathIn('te', link.pathname) + link.search + link.hash;

if (!isStill) {
  typeLabel();
  cycleMessages();
  countWhenSeen();
}
slideEvents();

/** Types a character every 100 ms, waits a second at the end, and starts again. */
function typeLabel(): void {
  const label = document.querySelector<HTMLElement>('[data-typing]');
  const letters = label?.dataset.typing?.match(/\P{M}\p{M}*/gu) ?? [];
  if (!label) return;
  let shown = 0;
  const step = () => {
    if (!isPaused(label)) {
      shown = shown === letters.length ? 0 : shown + 1;
      label.textContent = letters.slice(0, shown).join('');
    }
    setTimeout(step, shown === letters.length ? typingPause : typingCharacter);
  };
  step();
}

function cycleMessages(): void {
  const messages = [...document.querySelectorAll<HTMLElement>('[data-messages] > *')];
  let current = 0;
  setInterval(() => {
    const next = messages[(current + 1) % messages.length];
    if (!next || isPaused(next)) return;
    messages[current]?.removeAttribute('data-shown');
    next.setAttribute('data-shown', '');
    current = messages.indexOf(next);
  }, heroMessage);
}

/** From 0 to the number in 1.5 s, once, when 30 % of the section is visible. */
function countWhenSeen(): void {
  const section = document.querySelector('[data-counters]');
  if (!section) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const start = performance.now();
      const timer = setInterval(() => {
        const share = Math.min((performance.now() - start) / counterDuration, 1);
        for (const number of section.querySelectorAll<HTMLElement>('[data-count]')) {
          number.textContent = String(Math.round(Number(number.dataset.count) * share));
        }
        if (share === 1) clearInterval(timer);
      }, counterTick);
    },
    { threshold: counterVisibleShare },
  );
  observer.observe(section);
}

function slideEvents(): void {
  const slides = [...document.querySelectorAll<HTMLElement>('[data-slides] > *')];
  let current = 0;
  for (const button of document.querySelectorAll<HTMLElement>('[data-slide]')) {
    button.addEventListener('click', () => {
      const next = (current + Number(button.dataset.slide) + slides.length) % slides.length;
      for (const [index, slide] of slides.entries()) slide.hidden = index !== next;
      current = next;
    });
  }
}
