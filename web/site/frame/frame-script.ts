// The behaviours of every public page. Kept small: code that is not needed before the visitor acts is loaded at the
// first action.
import { navScrollPixels, scrollTopPixels, whatsAppPopUp } from '#content/motion.ts';
import { wakeIsland, whenIdle } from '#web/site/islands/wake-island.ts';
import { replaceBrokenIcons } from '#web/site/parts/fallback-picture.ts';

/** How long the page is at rest before the help comes back. */
const restMilliseconds = 200;
const stepPixels = 8;

const root = document.documentElement;
root.dataset.js = '';

followScroll();
closeMenuWhenDone();
openDialogsWithoutInvokers();
openHelpAfterAWhile();
showPauseButtons();
replaceBrokenIcons();
layOutTheRest();

wakeIsland('enquiry', async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog);
// The index is fetched together with the code, not after it: a round trip less until the first results.
const loadSearch = async () => {
  const index = fetch('/search-index.json').catch(() => undefined);
  return (await import('#web/site/search/search-dialog.tsx')).searchIn(index);
};
wakeIsland('search', loadSearch, 'opened');
wakeIsland('subscription', async () => (await import('./subscription.tsx')).Subscription);

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
    if (up) up.hidden = scrollY <= scrollTopPixels;
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

/** Lays out the sections whose layout the style sheet defers (site.css), one at a time, when the browser is idle. */
function layOutTheRest(
  parts = [...document.querySelectorAll<HTMLElement>('main > section, body > footer')],
): void {
  whenIdle(() => {
    const [part, ...rest] = parts;
    if (!part) return;
    part.dataset.laidOut = '';
    layOutTheRest(rest);
  });
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
  const help = document.getElementById('whatsapp-help');
  const dismissed = 'whatsapp-help-dismissed';
  if (!help) return;
  const close = () => {
    if (!help.matches(':popover-open')) return;
    help.hidePopover();
    remember(dismissed);
  };
  help.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-dismiss]')) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
  });
  // Over an open dialog the help would cover fields and be inert, so that the visitor could not close it: it waits
  // until the dialog is closed. Whoever has just sent an enquiry needs no help.
  const open = () => {
    // Not earlier: the first access to storage blocks the main thread.
    if (remembered(dismissed) || document.querySelector('[data-sent]:not(:empty)')) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog) return dialog.addEventListener('close', open, { once: true });
    help.showPopover?.();
    stepAside(help);
    let resting: ReturnType<typeof setTimeout>;
    const whenAtRest = () => {
      help.dataset.aside = '';
      clearTimeout(resting);
      resting = setTimeout(() => stepAside(help), restMilliseconds);
    };
    addEventListener('scroll', whenAtRest, { passive: true });
    addEventListener('resize', whenAtRest);
  };
  addEventListener('load', () => setTimeout(open, whatsAppPopUp));
}

/** Moves the help up from its corner until it covers no control; where there is no such place it waits for the next scroll. */
function stepAside(help: HTMLElement): void {
  const others = [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
    (control) => !help.contains(control) && control.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = others.map((control) => control.getBoundingClientRect());
  help.style.translate = '';
  const { top, bottom, left, right } = help.getBoundingClientRect();
  const isFree = (up: number) =>
    !boxes.some(
      (box) => box.top < bottom - up && box.bottom > top - up && box.left < right && box.right > left,
    );
  let up = 0;
  while (up < innerHeight / 2 && !isFree(up)) up += stepPixels;
  help.style.translate = `0 ${-up}px`;
  help.toggleAttribute('data-aside', !isFree(up));
}

/** Each pause button stops and restarts the animation that it names. */
function showPauseButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pauses]')) {
    const moving = document.getElementById(button.dataset.pauses ?? '');
    button.hidden = false;
    button.addEventListener('click', () => {
      const isPaused = moving?.toggleAttribute('data-paused') ?? false;
      button.setAttribute('aria-pressed', String(isPaused));
    });
  }
}

// Storage may be blocked: then nothing is remembered from page to page.
function remembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {}
}
