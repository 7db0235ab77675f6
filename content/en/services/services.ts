// Words of the services overview; its cards are those of the home page.
export const servicesPage = {
  title: 'Our Services',
  lead: 'What the college does besides teaching, for its students and for the people around it.',
  note: 'Most of these services are free. If you are not sure which one you need, call us.',
  contact: { label: 'Ask us', url: '/contact' },
  library: { label: 'Or search for books without logging in', url: '/services/digital-library' },
  treatment: { label: 'What physiotherapy can do for you', url: '/service-details/physiotherapy' },
} as const;
