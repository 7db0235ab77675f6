// Privacy policy and terms (product §2.8). Written for the Digital Personal Data Protection Act, 2023.
// The college's lawyer must check both before going live.

import type { PolicySection } from '#shared/website/content.ts';
import { college, contact } from '../college.ts';
import { enquiriesKeptMonths } from '../facts.ts';

const { name, shortName } = college;

export const privacyPolicy = {
  title: 'Privacy Policy',
  updatedLabel: 'Last updated',
  updatedOn: '2026-11-22',
  lead: 'What this site knows about you, what it does not, and whom you can ask.',
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
        'The contact form, the admission enquiry, the scholarship form, the research proposal, the book request, the Subscribe box and the WhatsApp links of this site open a WhatsApp chat. What you typed is handed to WhatsApp when the chat opens; the college receives it only when you press send there.',
        'Our server does not receive what you type in these forms and stores nothing of it, unless you tick ‘The college may call me back’ (see the next part). The terms of WhatsApp apply to the chat.',
        'The application, confirmation, feedback and grievance forms are on another site. Its own notice tells you what happens with your answers.',
      ],
    },
    {
      heading: 'Enquiries with a call back',
      paragraphs: [
        'The admission enquiry and the contact form have a box ‘The college may call me back’. It is not ticked. If you tick it, the college also keeps what you typed in the form, the page you were on and the time, under a number that you are told. Messages from the same phone number are kept together.',
        `The office of the college uses this to answer your enquiry and for nothing else. Only administrators of the college can read it. It is deleted for good at most ${enquiriesKeptMonths} months after your last message. You may ask us at any time to delete it earlier: what the office deletes can be restored for 30 days, and then nothing of it is left. Backups may hold a copy for some weeks more.`,
      ],
    },
    {
      heading: 'Student, faculty and administrator accounts',
      paragraphs: [
        'The college keeps the records it needs for teaching. For students: name, contact details, date of birth, address, parents’ names, a picture, year of study, fees, marks and grades. For staff: name, contact details, date of birth, address, post and experience. For both, where the form asks for them: gender, nationality and religion.',
        'Students see their own record. Staff see what their work needs. Administrators can change records, and each change is noted with its time and the person who made it.',
        'Records are kept as long as the university and the law require, and no longer. A deleted record can be restored for 30 days; after that only the note of the change remains.',
        'For students below 18 years the college asks a parent or guardian for consent at admission. We do not track them and show them no advertisements.',
      ],
    },
    {
      heading: 'Cookies and storage on your device',
      paragraphs: [
        'Visitors get no cookie from this site. If you log in, one cookie keeps you logged in. It is deleted when you log out, and is of no use after seven days at the latest.',
        'If you tick an agreement, your device remembers it: for this policy, for the terms, and for downloads from the gallery. You can untick the first two on their pages; clearing the site’s data in your browser removes all three.',
        'If you close the WhatsApp help that opens by itself, your browser remembers that until you close the tab, so that it stays away. If you choose a language, your device remembers it for the links of the home page.',
        'We use no advertising and no tracking by other companies.',
      ],
    },
    {
      heading: 'Other services',
      paragraphs: [
        'The digital library uses Google Books. As soon as its page opens, and before you type anything, it asks www.googleapis.com for books on physiotherapy and loads their covers from books.google.com. When you search, the words you type are sent there too.',
        'The map on the home page and on the contact page comes from www.openstreetmap.org, and only when you ask for it.',
        'These services then see your network address, as any website does, and may keep cookies of their own. No other page of this site loads anything from outside.',
        'Links to other sites send nothing before you click.',
      ],
    },
    {
      heading: 'Technical records',
      paragraphs: [
        'Our server does not note who reads the public pages. In the portals it notes the time and kind of each request, how it ended and which account made it, to find faults. The company that hosts the site may keep network addresses for a short time.',
        'To stop attacks, log-ins that fail and enquiries that are kept are counted by network address and forgotten after about a day. While you are logged in, your network address and the kind of device are kept; you can see both in your settings.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask which data of yours we hold and with whom we shared it. You may ask us to correct, complete or erase it, unless a law says that we must keep it. You may withdraw your consent at any time, as easily as you gave it, and name a person to act for you if you no longer can.',
        `Write to ${contact.emails.office} or come to the office. We answer within 30 days. If you are not satisfied, you may complain to the Data Protection Board of India.`,
      ],
    },
    {
      heading: 'Safety and changes',
      paragraphs: [
        'The site is sent over an encrypted connection. Passwords are stored only in a form that cannot be read back. If data is lost or stolen, we will tell the people concerned and the Board.',
        'If this policy changes, the new text will be here, with its date.',
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
        'This site gives information about the college, its courses and its services. It does not promise a seat, a scholarship, a job or a result.',
        'We keep fees, dates and rules up to date. If something here differs from a notice of the university, the council or the state counselling authority, that notice is the one that counts.',
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
        'Accounts are for students and staff. Keep your password to yourself and log out on shared devices. Tell the office at once if you think someone else knows it.',
        'Do not try to open records that are not yours, and do not disturb the working of the site. The college may close an account that is misused.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'Some links lead to other sites, such as forms, maps and social networks. We are not responsible for what they say.',
      ],
    },
    {
      heading: 'Law and contact',
      paragraphs: [
        `Indian law applies. Disputes are for the courts of the college’s district in ${college.address.state}.`,
        `Questions: ${contact.emails.office}, ${contact.phone}. Complaints: use the Grievance link at the foot of every page.`,
      ],
    },
  ],
} as const satisfies { sections: readonly PolicySection[] } & Record<string, unknown>;
