// Privacy policy and terms (product §2.8). Written for the Digital Personal Data Protection Act, 2023.
// To be read by the college's lawyer before going live.
import type { PolicySection } from '#shared/content.ts';
import { college, contact } from '../facts.ts';

const { name, shortName } = college;

export const privacyPolicy = {
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  updatedOn: '2026-11-01',
  lead: 'What this site knows of you, what it does not, and whom you can ask.',
  agree: 'I have read and agree to the privacy policy.',
  stored: 'Your choice is kept on this device only. You can change it here at any time.',
  notStored: 'Your browser does not let this site keep your choice. It holds until you leave the page.',
  contents: 'On this page',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${name} (${shortName}) runs this website and decides what personal data is used and why. In the words of the Digital Personal Data Protection Act, 2023 the college is the data fiduciary.`,
        `Write to ${contact.emails.office} or call ${contact.phone}.`,
      ],
    },
    {
      heading: 'Forms that open WhatsApp',
      paragraphs: [
        'The contact form, the admission enquiry, the scholarship form, the research proposal, the book request and the Subscribe box open WhatsApp with what you typed. The message leaves your phone only when you press send there.',
        'This site stores nothing of what you type in these forms, and our server does not receive it. When you send the message, the college reads it in WhatsApp, and the terms of WhatsApp apply.',
        'The application, confirmation, feedback and grievance forms stand on another site. Its own notice tells you what happens with your answers.',
      ],
    },
    {
      heading: 'Student, faculty and administrator accounts',
      paragraphs: [
        'For its students and staff the college keeps records that are needed for teaching: name, contact details, date of birth, address, parents’ names, year of study, fees, marks and grades, and where the form asks for them gender, nationality and religion.',
        'Students see their own record. Staff see what their work needs. Administrators can change records, and each change is noted with its time.',
        'Records are kept as long as the university and the law ask for, and no longer.',
        'For students below 18 years the college asks a parent or guardian for consent at admission. We do not track them and show them no advertisements.',
      ],
    },
    {
      heading: 'Cookies and storage on your device',
      paragraphs: [
        'Visitors get no cookie. If you log in, one cookie keeps you logged in. It is deleted when you log out.',
        'If you tick an agreement, the site remembers the tick on your device: for this policy, for the terms, and for downloads from the gallery. You can untick it, or clear the site’s data in your browser.',
        'We use no advertising and no tracking by other companies.',
      ],
    },
    {
      heading: 'Other services',
      paragraphs: [
        'The map loads from an outside map service when you ask for it. The book search of the digital library sends the words you type to an outside book service. Both then see your network address, as with any website.',
        'Links to social networks lead to those sites and send nothing before you click.',
      ],
    },
    {
      heading: 'Technical records',
      paragraphs: [
        'Like every web server, ours notes requests with time and network address for a short time, to find faults and to stop attacks. For accounts it also notes log-ins and the device, which you can see in your settings.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask which data of yours we hold and with whom we shared it. You may ask us to correct, complete or erase it, unless a law says that we must keep it. You may withdraw a consent at any time, as easily as you gave it, and name a person who acts for you if you no longer can.',
        `Write to ${contact.emails.office} or come to the office. We answer within 30 days. If you are not satisfied, you may complain to the Data Protection Board of India.`,
      ],
    },
    {
      heading: 'Safety and changes',
      paragraphs: [
        'The site is sent over an encrypted connection. Passwords are stored only in a form that cannot be read back. If data is lost or stolen, we tell the people concerned and the Board.',
        'If this policy changes, the new text stands here with its date.',
      ],
    },
  ],
} as const satisfies { sections: readonly PolicySection[] } & Record<string, unknown>;

export const termsAndConditions = {
  title: 'Terms and Conditions',
  updatedLabel: 'Last updated',
  updatedOn: '2026-11-01',
  lead: 'Simple rules for the use of this site.',
  agree: 'I have read and agree to the terms and conditions.',
  stored: 'Your choice is kept on this device only. You can change it here at any time.',
  notStored: 'Your browser does not let this site keep your choice. It holds until you leave the page.',
  contents: 'On this page',
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        `This site belongs to ${name}. Whoever uses it accepts these terms. If you do not, please do not use the site; you can always ask at the office instead.`,
      ],
    },
    {
      heading: 'What the site is for',
      paragraphs: [
        'The site informs about the college, its courses and its services. It does not promise a seat, a scholarship, a job or a result.',
        'We keep fees, dates and rules up to date. If something here differs from a notice of the university, the council or the state counselling, that notice counts.',
      ],
    },
    {
      heading: 'Health information',
      paragraphs: [
        'What the site says about health is general. It does not replace an examination by a doctor or a physiotherapist. In an emergency call 108.',
      ],
    },
    {
      heading: 'Admission and fees',
      paragraphs: [
        'Admission follows the rules of the state and the university. Fees are those of the fee structure page. Pay only at the office or to the bank account named by the office, and ask for a receipt. Nobody may take money for a seat in the name of the college.',
        'Refunds follow the rules of the university and of the government.',
      ],
    },
    {
      heading: 'Pictures and texts',
      paragraphs: [
        'Texts and pictures belong to the college. You may use gallery pictures for private purposes and school work, unchanged and with the name of the college. Any other use needs written permission.',
        'Do not use pictures to mislead others or to make fun of people.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'Accounts are for students and staff. Keep your password to yourself and log out on shared devices. Tell the office at once if you think that someone else knows it.',
        'Do not try to open records that are not yours, and do not disturb the working of the site. The college may close an account that is misused.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'Some links lead to other sites, such as forms, maps and social networks. We do not answer for what stands there.',
      ],
    },
    {
      heading: 'Law and contact',
      paragraphs: [
        `Indian law applies. The courts of the district of the college in ${college.address.state} decide.`,
        `Questions: ${contact.emails.office}, ${contact.phone}. Complaints: use the Grievance link at the foot of every page.`,
      ],
    },
  ],
} as const satisfies { sections: readonly PolicySection[] } & Record<string, unknown>;
