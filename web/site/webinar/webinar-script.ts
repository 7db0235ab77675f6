// A page built before a webinar may be visited after it: the browser decides which webinars are past.
for (const list of document.querySelectorAll<HTMLElement>('[data-webinars]')) {
  const isPastList = list.dataset.webinars === 'past';
  const items = [...list.querySelectorAll<HTMLElement>('[data-ends]')];
  for (const item of items) item.hidden = Date.parse(item.dataset.ends ?? '') < Date.now() !== isPastList;
  const none = list.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = items.some(({ hidden }) => !hidden);
}
