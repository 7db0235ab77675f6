// Two ways out of the form, one check before both: Submit stores nothing anywhere, WhatsApp opens the chat (product §7).
import { scholarshipForm as words } from '#content/en/scholarship-form.ts';
import { whatsAppWords } from '#content/en/whatsapp.ts';
import { contact, scholarship } from '#content/facts.ts';
import { scholarshipMessage, scholarshipSchema, scholarshipSummary } from '#shared/scholarship.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { enhanceForm, openChat, tell } from '../frame/form-behaviour.ts';
import { countCharacters } from './count-characters.ts';

const spokenFrom = 50; // characters left
const spokenEvery = 10;

export function enhanceScholarshipForm(application: HTMLFormElement): void {
  const showCount = countStatement(application);
  enhanceForm(application, {
    schema: scholarshipSchema,
    onValid: (values, form, submitter) => {
      if (submitter?.getAttribute('value') === 'whatsapp') {
        const url = whatsappLink(contact.scholarshipWhatsApp, scholarshipMessage(values));
        if (openChat(url)) tell(form, words.opened);
        else tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
        return;
      }
      // product §7 has the data logged; personal data has no place in a console, so it is a summary.
      console.info('Scholarship form checked', scholarshipSummary(values));
      showSuccess(form, showCount);
    },
    onInvalid: (_issues, form) => {
      tell(form, '');
      hideSuccess(form);
    },
  });
}

let timer: ReturnType<typeof setTimeout>;

function showSuccess(form: HTMLFormElement, afterReset: () => void): void {
  tell(form, '');
  hideSuccess(form);
  const banner = form.querySelector('[data-success]');
  if (banner) banner.textContent = words.success;
  timer = setTimeout(() => {
    hideSuccess(form);
    form.reset();
    afterReset();
  }, scholarship.successBannerMilliseconds);
}

/** Also when the form is changed and refused within these seconds: then it must not be emptied. */
function hideSuccess(form: HTMLFormElement): void {
  clearTimeout(timer);
  const banner = form.querySelector('[data-success]');
  if (banner) banner.textContent = '';
}

function countStatement(form: HTMLFormElement): () => void {
  const statement = form.querySelector<HTMLTextAreaElement>('[name=personalStatement]');
  const shown = form.querySelector<HTMLElement>('[data-statement-count]');
  const spoken = form.querySelector('[data-statement-spoken]');
  const limit = scholarship.statementLimit;
  const show = () => {
    if (!statement || !shown || !spoken) return;
    const count = countCharacters(statement.value);
    const text = words.statementCount.replace('{count}', String(count)).replace('{limit}', String(limit));
    shown.textContent = text;
    shown.toggleAttribute('data-over', count > limit);
    const isNear = limit - count <= spokenFrom;
    if (!isNear) spoken.textContent = '';
    else if (count % spokenEvery === 0 || count > limit) spoken.textContent = text;
  };
  statement?.addEventListener('input', show);
  show();
  return show;
}
