// Words of the frame around every public page: navigation, footer, pop-ups, small buttons.

import type { Link, Recognition, SocialLink } from '#shared/website/content.ts';
import { college, contact, developer, links, recognitionLinks, socialLinks } from '../college.ts';

/** Product §2.2: these six, in this order. */
export const navigation = [
  { label: 'Home', url: '/' },
  { label: 'About', url: '/about' },
  { label: 'Services', url: '/services' },
  { label: 'Facilities', url: '/facilities' },
  { label: 'Contact', url: '/contact' },
  { label: 'Courses', url: '/courses' },
] as const satisfies readonly Link[];

/** What visitors look for most, in the menu of phones below the six pages. */
export const phoneMenu = [
  { label: 'Admissions', url: '/admissions' },
  { label: 'Fees', url: '/admissions/fee-structure' },
  { label: 'Examinations', url: '/exams' },
  { label: 'Notices', url: '/notices' },
  { label: 'Anti-Ragging', url: '/anti-ragging' },
] as const satisfies readonly Link[];

export const frame = {
  skipToContent: 'Skip to the main text',
  logo: { src: 'frame/logo.svg', alt: `${college.name} logo` },
  iconFallback: { src: 'frame/icon-fallback.svg', alt: 'Picture not available' },
  /** On the cards of link previews. */
  admissionsOpen: 'Admissions open',
  shareImage: { src: 'share/default.svg', alt: `${college.name}, ${college.shortName}` },
  navigationLabel: 'Main menu',
  breadcrumb: 'You are here',
  call: 'Call',
  callLong: `Call the college, ${contact.phone}`,
  whatsApp: 'WhatsApp',
  whatsAppLong: 'Chat with the college on WhatsApp',
  enquire: 'Enquire',
  scrollToTop: 'Back to top',
  opensInNewTab: 'opens in a new tab',
  close: 'Close',
  cancel: 'Cancel',
  showMore: 'Show More',
  showLess: 'Show Less',
  pause: 'Pause what moves',
  print: 'Print this page',
  previous: 'Previous',
  next: 'Next',
  sampleNotice: 'Sample site: names, numbers and addresses shown here are samples.',
} as const;

export const socials = [
  { name: 'Facebook', url: socialLinks.facebook, icon: 'facebook', alt: `${college.shortName} on Facebook` },
  {
    name: 'Instagram',
    url: socialLinks.instagram,
    icon: 'instagram',
    alt: `${college.shortName} on Instagram`,
  },
  { name: 'LinkedIn', url: socialLinks.linkedin, icon: 'linkedin', alt: `${college.shortName} on LinkedIn` },
  {
    name: 'WhatsApp',
    url: socialLinks.whatsApp,
    icon: 'whatsapp',
    alt: `Chat with ${college.shortName} on WhatsApp`,
  },
] as const satisfies readonly SocialLink[];

export const footer = {
  about: `We teach physiotherapy in ${college.address.state}, close to the people who need it.`,
  groups: [
    {
      heading: 'College',
      links: [
        { label: 'Admissions', url: '/admissions' },
        { label: 'Scholarships', url: '/services/scholarships' },
        { label: 'Examination', url: '/exams' },
        { label: 'Notices', url: '/notices' },
        { label: 'Our Gallery', url: '/gallery' },
        { label: 'Career', url: '/career-path/at-vcp' },
        { label: 'Brochures', url: '/under-developments-or-maintenance' },
      ],
    },
    {
      heading: 'Help',
      links: [
        { label: 'Feedback', url: links.feedback },
        { label: 'Grievance', url: links.grievance },
        { label: 'Anti-Ragging', url: '/anti-ragging' },
        { label: 'Terms & Conditions', url: '/terms-and-conditions' },
        { label: 'Privacy Policy', url: '/privacy-policy' },
      ],
    },
    {
      heading: 'Hub',
      links: [
        { label: 'Student Login', url: '/student-login' },
        { label: 'Faculty Login', url: '/faculty-login' },
        { label: 'Admin Login', url: '/admin-login' },
      ],
    },
  ],
  addressHeading: 'Visit us',
  socialHeading: 'Connect With Us',
  developer: { heading: 'Website by', name: developer.name, email: developer.email, phone: developer.phone },
  rights: `${college.name}. All rights reserved.`,
} as const satisfies { groups: readonly { heading: string; links: readonly Link[] }[] } & Record<
  string,
  unknown
>;

/** The e-mail box of the footer. */
export const subscription = {
  heading: 'News from the college',
  label: 'Your e-mail address',
  placeholder: 'name@example.com',
  button: 'Subscribe',
  note: 'Subscribe opens WhatsApp with your address typed in. You send it yourself.',
  opened: 'WhatsApp is open with your request. Press send there to subscribe.',
} as const;

/** The pop-up that opens 5000 ms after the page has loaded. */
export const whatsAppHelp = {
  title: 'Need help?',
  button: 'Chat on WhatsApp',
  dismiss: 'Not now',
  /** The prefilled message of the chat. */
  message: `Hello ${college.shortName}, I have a question.`,
} as const;

/** Bodies whose logos the About pages show. The seals are our drawings, until the bodies' own logos are entered. */
export const recognitions = [
  {
    label: 'State University of Health Sciences',
    url: recognitionLinks.university,
    approval: college.universityApproval,
    logo: { src: 'recognitions/university.svg', alt: 'Seal with a pillared hall' },
  },
  {
    label: 'State Allied and Healthcare Council',
    url: recognitionLinks.council,
    approval: college.councilApproval,
    logo: { src: 'recognitions/council.svg', alt: 'Seal with a cross on a shield' },
  },
  {
    label: 'Child Guidance Centre',
    url: recognitionLinks.childGuidance,
    logo: { src: 'recognitions/child-guidance.svg', alt: 'Seal with the face of a child' },
  },
] as const satisfies readonly Recognition[];
