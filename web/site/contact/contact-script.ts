import type { ContactOption } from '#shared/contact.ts';
import { wakeForm } from '#web/site/forms/wake-form.ts';
import { showMapsOnDemand } from '#web/site/parts/map-script.ts';

showMapsOnDemand();
const form = document.querySelector<HTMLFormElement>('#contact-form');
if (form) {
  showCustomOption(form);
  wakeForm(form, async () => (await import('./contact-rules.ts')).enhanceContactForm);
}

/** The custom text is asked for only while the option is custom. */
function showCustomOption(contactForm: HTMLFormElement): void {
  const option = contactForm.querySelector<HTMLSelectElement>('[name=option]');
  const field = contactForm.querySelector<HTMLElement>('[data-field=customOption]');
  const input = field?.querySelector('input');
  if (!option || !field || !input) return;
  const custom: ContactOption = 'custom';
  const update = () => {
    field.hidden = option.value !== custom;
    input.required = option.value === custom;
  };
  option.addEventListener('change', update);
  // Coming back to the page, a browser may put the choice in again.
  addEventListener('pageshow', update);
}
