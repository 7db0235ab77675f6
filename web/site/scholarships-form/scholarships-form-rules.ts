// Two ways out of the form, one check before both: Submit stores nothing anywhere, WhatsApp opens the chat (product §7).
import { scholarshipForm as words } from '#content/en/scholarship-form.ts';
import { contact, scholarship } from '#content/facts.ts';
import { scholarshipMessage, scholarshipSchema, scholarshipSummary } from '#shared/scholarship.ts';
import { enhanceForm } from '#web/site/forms/form-behaviour.ts';
import { sendByChat } from '#web/site/forms/send-by-chat.ts';
import { countCharacters } from './count-characters.ts';

const spokenFrom = 50; // characters left
const spokenEvery = 10;

export function enhanceScholarshipForm(application: HTMLFormElement): void {
  const showCount = countStatement(application);
  const showSuccess = confirmation(application, showCount);
  enhanceForm(application, {
    schema: scholarshipSchema,
    onValid: (values, form, submitter) => {
      if (submitter?.getAttribute('value') === 'whatsapp')
        return sendByChat(form, contact.scholarshipWhatsApp, scholarshipMessage(values), words.opened);
      // product §7 has the data logged; personal data has no place in a console, so it is a summary.
      console.info('Scholarship form checked', scholarshipSummary(values));
      showSuccess();
    },
  });
}

/**
 * @returns shows the banner for 5 s, then empties the form. Whoever goes on with the form meanwhile keeps all of it: a
 * change stops the emptying, a new try the banner too.
 */
function confirmation(form: HTMLFormElement, afterReset: () => void): () => void {
  const banner = form.querySelector('[data-success]');
  let timer: ReturnType<typeof setTimeout>;
  let isChanged = false;
  const hide = () => banner?.replaceChildren();
  form.addEventListener('input', () => {
    isChanged = true;
  });
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    hide();
  });
  return () => {
    isChanged = false;
    banner?.replaceChildren(words.success);
    timer = setTimeout(() => {
      hide();
      if (isChanged) return;
      form.reset();
      afterReset();
    }, scholarship.successBannerMilliseconds);
  };
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
