// The behaviours of every public page. Kept small: code that is not needed before the visitor acts is loaded at the
// first action.

import { languageOf, pathIn } from '#shared/kit/languages.ts';
import { navScrollPixels, scrollTopPixels, whatsAppPopUp } from '#web/site/parts/motion.ts';
import { languageKey, remember } from '#web/site/parts/pictures/device-memory.ts';
import { replaceBrokenIcons } from '#web/site/parts/pictures/fallback-picture.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

const root = document.documentElement;
root.dataset.js = '';

followScroll();
closeMenuWhenDone();
openDialogsWithoutInvokers();
openHelpAfterAWhile();
showPauseButton();
replaceBrokenIcons();
layOutTheRest();
rememberLanguage();

if (matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)').matches) {
  const trail = () => import('./cursor-trail.ts').then(({ startCursorTrail }) => startCursorTrail());
  addEventListener('pointermove', () => void trail(), { once: true, passive: true });
}

addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).closest?.('input, textarea, select, dialog, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLDialogElement>('#search')?.showModal();
});

function followScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const up = document.querySelector<HTMLElement>('[data-scroll-top]');
  const update = () => {
    header?.toggleAttribute('data-scrolled', scrollY > navScrollPixels);
    up?.toggleAttribute('data-shown', scrollY > scrollTopPixels);
  };
  addEventListener('scroll', update, { passive: true });
  // In the next frame: reading the scroll position now would force a layout.
  requestAnimationFrame(update);
  up?.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
    document.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  });
}

/** Lays out the sections whose layout the style sheet defers (site.css), one in a frame: none of them delays a touch. */
function layOutTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, body > footer')];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.dataset.laidOut = '';
    requestAnimationFrame(layOutNext);
  };
  whenIdle(layOutNext, 300);
}

function closeMenuWhenDone(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  addEventListener('click', ({ target }) => {
    if (menu?.open && !menu.contains(target as Node)) menu.open = false;
  });
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Emulates `command` and `commandfor` in browsers that do not support them. */
function openDialogsWithoutInvokers(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') ?? '',
    ) as HTMLDialogElement | null;
    if (button?.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  });
}

function openHelpAfterAWhile(): void {
  if (!document.getElementById('whatsapp-help')) return;
  const code = () => import('./help-bubble.ts').catch(() => undefined);
  whenIdle(() => void code());
  addEventListener('load', () =>
    setTimeout(() => void code().then((help) => help?.openHelp()), whatsAppPopUp),
  );
}

/** One button stops and restarts all that moves on the page. */
function showPauseButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-pause]');
  if (button) button.hidden = false;
  button?.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(root.toggleAttribute('data-paused')));
  });
}

/** No page redirects to the language that the visitor has chosen: the links of the home page lead there. */
function rememberLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language]');
  link?.addEventListener('click', () => {
    const language = link.dataset.language === 'te' ? 'te' : 'en';
    remember(languageKey, language);
    // One page answers every code of a certificate, and every address that is not found.
    const { pathname, search, hash } = location;
    link.href = pathIn(language, languageOf(pathname).path) + search + hash;
  });
}
