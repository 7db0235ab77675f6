import { wakeForm } from '#web/site/forms/wake-form.ts';

const form = document.querySelector<HTMLFormElement>('[data-scholarship-form]');
if (form) wakeForm(form, async () => (await import('./scholarships-form-rules.ts')).enhanceScholarshipForm);
