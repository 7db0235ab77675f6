/** Buttons that show what is typed into a password field, and hide it again. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-show-password]')) {
    const input = document.getElementById(button.dataset.showPassword ?? '') as HTMLInputElement | null;
    button.addEventListener('click', () => {
      if (!input) return;
      const isShown = input.type === 'password';
      input.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
    });
  }
}
