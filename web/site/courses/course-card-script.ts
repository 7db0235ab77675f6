/** 'Show More' opens the other advantages of its card, 'Show Less' hides them again (product §2.5). */
for (const card of document.querySelectorAll('[data-course-card]')) {
  const toggle = card.querySelector('[data-toggle]');
  toggle?.addEventListener('click', () => {
    const isOpen = card.toggleAttribute('data-open');
    toggle.setAttribute('aria-expanded', String(isOpen));
  });
}
