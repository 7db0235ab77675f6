// The bubble of the WhatsApp help: opened once, moved where it covers no control and no fact, away for the visit once dismissed.

import { recall, remember } from '#web/site/parts/pictures/device-memory.ts';

/** How long the page is at rest before the help comes back. */
const restMilliseconds = 200;
const stepPixels = 8;
/** Controls, and what is read as a fact. */
const kept = 'a, button, input, select, textarea, summary, h1, h2, h3, dt, dd, th, td';
const dismissed = 'whatsapp-help-dismissed';

export function openHelp(): void {
  const help = document.getElementById('whatsapp-help');
  // A visitor who has just sent an enquiry needs no help.
  if (!help || recall(dismissed, 'sessionStorage') || document.querySelector('[data-sent]:not(:empty)'))
    return;
  // Over an open dialog the help would cover fields and be inert, so that the visitor could not close it: it waits
  // until the dialog is closed.
  const dialog = document.querySelector('dialog[open]');
  if (dialog) return dialog.addEventListener('close', openHelp, { once: true });
  help.showPopover?.();
  stepAside(help);
  letClose(help);
  let resting: ReturnType<typeof setTimeout>;
  const whenAtRest = () => {
    help.dataset.aside = '';
    clearTimeout(resting);
    resting = setTimeout(() => stepAside(help), restMilliseconds);
  };
  addEventListener('scroll', whenAtRest, { passive: true });
  addEventListener('resize', whenAtRest);
  // The menu and answers that fold open put controls under the help. The event does not bubble.
  const whenFolded = ({ target }: Event) => {
    if (target !== help) whenAtRest();
  };
  addEventListener('toggle', whenFolded, { capture: true });
}

function letClose(help: HTMLElement): void {
  const close = () => {
    if (!help.matches(':popover-open')) return;
    help.hidePopover();
    remember(dismissed, 'yes', 'sessionStorage');
  };
  help.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-dismiss]')) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
  });
}

/** Moves the help up from its corner until it covers nothing of these; where there is no such place it waits for the next scroll. */
function stepAside(help: HTMLElement): void {
  const others = [...document.querySelectorAll(kept)].filter(
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
  while (up < innerHeight * 0.7 && !isFree(up)) up += stepPixels;
  help.style.translate = `0 ${-up}px`;
  help.toggleAttribute('data-aside', !isFree(up));
}
