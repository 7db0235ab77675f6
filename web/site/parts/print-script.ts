for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.dataset.ready = '';
  button.addEventListener('click', () => print());
}
