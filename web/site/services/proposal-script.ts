import { wakeForm } from '#web/site/forms/wake-form.ts';

const form = document.querySelector<HTMLFormElement>('#proposal-form');
if (form) wakeForm(form, async () => (await import('./proposal-rules.ts')).enhanceProposal);
