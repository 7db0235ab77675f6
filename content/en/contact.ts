// Words of the contact page (product §2.4).

import type { FaqItem } from '#shared/website/content.ts';
import type { ContactOption } from '#shared/website/forms/contact-message.ts';
import { college, contact, links } from '../college.ts';
import { programme } from '../facts.ts';

export const contactPage = {
  title: 'Contact Us',
  header: {
    src: 'contact/header.svg',
    alt: 'A woman at the office desk takes the papers of a student and her mother',
  },
  lead: 'Ask about admission, fees, the hostel or anything else.',
} as const;

export const contactOptionNames = {
  admission: 'Admission',
  course: 'Course',
  support: 'Support',
  custom: 'Custom',
} as const satisfies Record<ContactOption, string>;

export const contactForm = {
  heading: 'Send us a message',
  intro: 'WhatsApp opens with your message typed in, and you press Send there.',
  fields: {
    name: 'Name',
    option: 'Select an Option',
    customOption: 'Your option',
    email: 'Email',
    phone: 'Phone',
    description: 'Description',
  },
  choose: 'Please choose',
  submit: 'Send on WhatsApp',
} as const;

export const findUsHere = {
  heading: 'Find Us Here',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Office hours',
  closed: 'Closed on Sundays and public holidays',
  emails: [
    { label: 'Office', address: contact.emails.office },
    { label: 'Admissions', address: contact.emails.admissions },
    { label: 'Examinations', address: contact.emails.examinations },
    { label: 'Scholarships', address: contact.emails.scholarships },
  ],
  map: {
    title: `Map of the way to ${college.name}`,
  },
  directions: { label: 'Get directions', url: links.maps },
} as const;

export const connectHeading = 'Connect With Us';

export const contactFaqHeading = 'Frequently asked questions';
export const contactFaq = [
  {
    q: 'Which courses are offered?',
    a: `The Bachelor of Physiotherapy (BPT), ${programme.years} years and {internshipMonths} months of internship, and free computer training. BPT needs Intermediate Bi.P.C. with at least ${programme.minimumMarksPercent}% pass.`,
  },
  {
    q: 'How do I apply?',
    a: `Fill in the application form linked on the Admissions page, then bring your documents to the office. For a convener seat choose the counselling code ${college.counsellingCode} in the state counselling.`,
  },
  {
    q: 'Which university is the college affiliated with?',
    a: 'The college is affiliated with a state health sciences university and approved by the state allied and healthcare council. The university holds the examinations and gives the degree.',
  },
  {
    q: 'Which careers are open after BPT?',
    a: 'Physiotherapists work in hospitals, clinics, rehabilitation centres, sports teams, schools and companies. Some open their own clinic. Others go on to a master’s degree, teaching or research.',
  },
  {
    q: 'How can I contact the college?',
    a: `Call ${contact.phone}, write to ${contact.emails.office}, use the form on this page, or come during office hours.`,
  },
] as const satisfies readonly FaqItem[];
