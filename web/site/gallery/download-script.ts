import { consentKeys } from '#shared/consent.ts';
import { recall, remember } from '#web/site/parts/device-memory.ts';

/** The first download asks for an agreement, later ones start at once (product §4). */
export function downloadWithAgreement(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#download-agreement');
  const form = dialog?.querySelector<HTMLFormElement>('[data-agreement]');
  const agree = dialog?.querySelector<HTMLInputElement>('[data-agree]');
  const confirm = dialog?.querySelector<HTMLButtonElement>('[data-confirm]');
  if (!dialog || !form || !agree || !confirm) return;

  // Where storage is blocked the agreement holds for this visit of the page.
  let hasAgreed = recall(consentKeys.galleryDownload) === 'true';
  let wanted = '';

  for (const button of document.querySelectorAll<HTMLElement>('[data-download]')) {
    button.addEventListener('click', () => {
      wanted = button.dataset.download ?? '';
      if (hasAgreed) return download(wanted);
      form.reset();
      confirm.disabled = true;
      dialog.showModal();
    });
  }
  agree.addEventListener('change', () => {
    confirm.disabled = !agree.checked;
  });
  form.addEventListener('submit', () => {
    hasAgreed = true;
    remember(consentKeys.galleryDownload, 'true');
    download(wanted);
  });
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = address.split('/').at(-1) ?? '';
  link.click();
}
