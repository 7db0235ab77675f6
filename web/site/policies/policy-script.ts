import { recall, remember } from '#web/site/parts/pictures/device-memory.ts';

const box = document.querySelector<HTMLInputElement>('[data-consent]');
const status = document.querySelector('[data-consent-status]');

if (box && status) {
  const key = box.dataset.consent ?? '';
  box.checked = recall(key) === 'true';
  if (box.checked) status.textContent = box.dataset.stored ?? '';
  box.addEventListener('change', () => {
    const isKept = remember(key, String(box.checked));
    status.textContent = (isKept ? box.dataset.stored : box.dataset.notStored) ?? '';
  });
}
