// product §2.8: the folded menu closes on selection, also when the browser restores the page from its back/forward cache.
const menu = document.querySelector<HTMLDetailsElement>('[data-side-menu]');
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) menu.open = false;
});
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
