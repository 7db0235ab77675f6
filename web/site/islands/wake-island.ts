// Wakes the React components of a page. Their code comes when the browser has nothing else to do, and takes over when the
// island is touched; what a visitor does before that is held, and done then.
import type { FunctionComponent } from 'react';
import { whatsAppWords } from '#content/en/whatsapp.ts';

/**
 * Islands that have something to show by themselves do not wait for a touch. For one that few visitors open, not even the
 * code comes before it is opened.
 */
type Moment = 'opened' | 'touched' | 'now' | 'idle';

/** Whatever its props are: they stand in the page. */
type Load = () => Promise<FunctionComponent<never>>;

// as: not every browser knows it, nor do the types
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** After the page has loaded, when there is nothing else to do. */
export function whenIdle(act: () => void): void {
  const later = () => (globalThis.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** @param load a dynamic import, in which the browser can ask for the component before it is needed */
export function wakeIsland(name: string, load: Load, moment: Moment = 'touched'): void {
  const root = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!root) return;
  const fetchCode = () => Promise.all([load(), import('./hydrate.tsx')]);
  let isAwake = false;
  let waking: Promise<void> | undefined;
  /** The last thing that was asked of the sleeping island. */
  let held: (() => void) | undefined;

  const alert = root.querySelector<HTMLElement>('[data-alert]');
  const rendered = alert?.textContent ?? '';
  const say = (sentence: string) => {
    if (alert) alert.textContent = sentence;
  };
  const wakeUp = async () => {
    try {
      const [Component, { hydrate }] = await fetchCode();
      // React expects what it has rendered.
      say(rendered);
      await hydrate(root, Component);
      isAwake = true;
      held?.();
    } catch (error) {
      console.warn(`The island ${name} did not wake`, error);
      // The next touch tries again.
      waking = undefined;
      // Where nothing is sent or pressed, as in a search, the island brings its own sentence.
      const { failed } = alert?.dataset ?? {};
      if (held || failed) say(failed ?? whatsAppWords.notLoaded);
    }
    held = undefined;
  };
  const wake = () => (waking ??= wakeUp());

  const onTouch = (event: Event) => {
    if (isAwake) return;
    const target = event.target as HTMLElement; // as: these events come to elements only
    const button = target.closest<HTMLElement>('button[type=button]:not([command])');
    if (event.type === 'submit') {
      event.preventDefault();
      const { submitter } = event as SubmitEvent; // as: its type says so
      held = () => (target as HTMLFormElement).requestSubmit(submitter); // as: only forms are submitted
    } else if (event.type === 'click' && button) held = () => button.click();
    void wake();
  };
  for (const type of ['focusin', 'pointerdown', 'click', 'submit']) root.addEventListener(type, onTouch);
  // From here on nothing that is pressed is lost.
  root.querySelector('[type=submit]:disabled')?.removeAttribute('disabled');

  if (moment === 'now') void wake();
  else if (moment === 'idle') whenIdle(() => void wake());
  // The code alone: a failure is told to those who want to use it, and those who save data pay when they do.
  else if (moment === 'touched' && !savesData) whenIdle(() => void fetchCode().catch(() => undefined));
}
