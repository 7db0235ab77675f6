// Words of the under-construction page (product §2.1).
export const underConstruction = {
  title: 'Under development or maintenance',
  text: 'We are still working on this part of the site. Please come back soon.',
  picture: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
  back: { label: 'Back to Home', url: '/' },
  contact: { label: 'Ask us directly', url: '/contact' },
} as const;
