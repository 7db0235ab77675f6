// A page's form sleeps until it is touched: its rules and messages come with the first focus.
import { whatsAppWords } from '#content/en/whatsapp.ts';

type Enhance = (form: HTMLFormElement) => void;

/** @param load the dynamic import that brings the form's rules and makes it speak */
export function wakeForm(form: HTMLFormElement, load: () => Promise<Enhance>): void {
  // Our own sentences will come: the browser must not answer before them.
  form.noValidate = true;
  let isAwake = false;
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= (async () => {
      const enhance = await load();
      enhance(form);
      isAwake = true;
    })();
    return waking;
  };
  const sayWhy = () => {
    waking = undefined;
    const alert = form.querySelector('[data-alert]');
    if (alert) alert.textContent = whatsAppWords.notLoaded;
  };
  form.addEventListener('focusin', () => void (isAwake || wake().catch(() => (waking = undefined))));
  // Whoever is faster than the network is held until the rules are there.
  form.addEventListener('submit', (event) => {
    if (isAwake) return;
    event.preventDefault();
    wake().then(() => form.requestSubmit(event.submitter), sayWhy);
  });
}
