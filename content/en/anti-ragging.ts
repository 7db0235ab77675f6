// Words of the page on ragging and grievances. The helpline is that of the University Grants Commission, which each college has
// to publish; the office keeps its number as a fact. The persons of the college are in content/facts.ts and to be replaced there.
import { college, contact, links } from '../college.ts';

/** Published by the University Grants Commission for all colleges of India. */
export const nationalHelpline = {
  name: 'National Anti-Ragging Helpline',
  phone: '{raggingHelpline}',
  phoneLink: 'tel:{raggingHelplineDialled}',
  email: 'helpline@antiragging.in',
  site: { label: 'antiragging.in', url: 'https://www.antiragging.in' },
} as const;

export const antiRagging = {
  title: 'Anti-Ragging and Grievances',
  lead: 'Ragging is a crime and is not tolerated here. Whoever needs help gets it, and no complaint is held against anybody.',
  helpHeading: 'Call now',
  helpText: 'Free of charge, day and night, in Telugu and English too. You need not say your name.',
  collegeHeading: 'At the college',
  collegeText: `Tell any teacher, or the office of ${college.shortName}: in person, by phone or by e-mail. The office answers on the same working day.`,
  phone: contact.phone,
  phoneLink: contact.phoneLink,
  email: contact.emails.office,
  whatHeading: 'What ragging is',
  what: [
    'Words or deeds that tease, shame or frighten a fellow student.',
    'Making a student do what he or she does not want, or would be ashamed of.',
    'Taking money, or making others do one’s work.',
    'Any violence, in person or in messages.',
  ],
  rulesHeading: 'What follows',
  rules: [
    'Each student and parent signs the undertaking against ragging every year.',
    'A complaint is looked into at once, and the name of whoever complains is kept secret.',
    'Punishment goes from suspension to dismissal, and the police are told.',
  ],
  grievanceHeading: 'Any other grievance',
  grievanceText:
    'About marks, fees, teaching, attendance or anything else: use the form, or write to the office.',
  grievance: { label: 'Open the grievance form', url: links.grievance },
} as const;
