// Hydrates the React components of a page: when the page has loaded and the browser is idle, or before that when something happens in
// an island. A click or submit before it is held and repeated afterwards; what was typed or chosen the components read themselves.
import type { FunctionComponent } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';

/**
 * A dialog hydrates when it is opened ('touched'), and the code of one that few visitors open is loaded only then ('opened'). Islands
 * that show something by themselves hydrate also for visitors who save data ('always').
 */
type Moment = 'opened' | 'touched' | 'idle' | 'always';

/** A component with any props: they are in the page's HTML. */
type Load = () => Promise<FunctionComponent<never>>;

// as: Safari lacks it, and so do the types
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** @param load a dynamic import, with which the component's file can also be loaded before it is needed */
export function wakeIsland(name: string, load: Load, moment: Moment = 'idle'): void {
  const root = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!root) return;
  const fetchCode = () => Promise.all([load(), import('./hydrate.tsx')]);
  let isAwake = false;
  let waking: Promise<void> | undefined;
  /** The last click or submit before hydration. */
  let held: (() => void) | undefined;
  /** The visitor waits for the island: a failure is then shown. */
  let isAwaited = moment === 'always';

  const alert = root.querySelector<HTMLElement>('[data-alert]');
  const rendered = alert?.textContent ?? '';
  const say = (sentence: string) => {
    if (alert) alert.textContent = sentence;
    alert?.toggleAttribute('data-failing', sentence !== rendered);
  };
  const wakeUp = async () => {
    try {
      const [Component, { hydrate }] = await fetchCode();
      // Hydration expects the HTML as it was rendered.
      say(rendered);
      await hydrate(root, Component);
      isAwake = true;
      held?.();
    } catch (error) {
      console.warn(`The island ${name} did not wake`, error);
      // The next touch tries again.
      waking = undefined;
      // An island that is not a form, such as the search, brings its own message.
      const { failed } = alert?.dataset ?? {};
      if (held || (failed && isAwaited)) say(failed ?? root.dataset.failed ?? '');
    }
    held = undefined;
  };
  const wake = () => (waking ??= wakeUp());

  const hold = (event: Event, act: () => void) => {
    held = act;
    // React listens from the beginning of its hydration, and would act both on this event and on its repetition.
    event.stopImmediatePropagation();
  };
  const onTouch = (event: Event) => {
    if (isAwake) return;
    isAwaited = true;
    const target = event.target as HTMLElement; // as: these events come to elements only
    const button = target.closest<HTMLElement>('button[type=button]:not([command])');
    if (event.type === 'submit') {
      event.preventDefault();
      const { submitter } = event as SubmitEvent; // as: the event's type is checked above
      hold(event, () => (target as HTMLFormElement).requestSubmit(submitter)); // as: only forms are submitted
    } else if (event.type === 'click' && button) hold(event, () => button.click());
    void wake();
  };
  // A change may come without a touch: from the browser, which fills in or restores a form, or from a script.
  for (const type of ['focusin', 'pointerdown', 'click', 'submit', 'input', 'change'])
    root.addEventListener(type, onTouch);
  // A dialog that opens: the browser first lays out the whole page again, on a cheap phone for a tenth of a second.
  root.addEventListener('beforetoggle', onTouch, { capture: true });
  // From here on clicks and submits are held.
  root.querySelector('[type=submit]:disabled')?.removeAttribute('disabled');

  if (moment === 'always' || (moment === 'idle' && !savesData)) whenIdle(() => void wake());
  // Preloads the code only. A failure is shown when the visitor uses the island.
  else if (moment === 'touched' && !savesData) whenIdle(() => void fetchCode().catch(() => undefined));
}
