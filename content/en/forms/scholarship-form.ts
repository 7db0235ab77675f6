// Words of the scholarship application form (product §3, §4, §5). Its messages are in shared/website/forms/scholarship.ts.
import { contact } from '#content/college.ts';
import { scholarship } from '#content/facts.ts';

export const scholarshipForm = {
  title: 'Scholarship Application',
  intro:
    'All fields are required. This site sends nothing by itself: at the end you send your application on WhatsApp.',
  personalHeading: 'About you',
  statementHeading: 'In your words',
  documentsHeading: 'Documents',
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone Number',
    academicPercentage: 'Academic Percentage',
    enrollmentNumber: 'Enrollment Number',
    personalStatement: 'Personal Statement',
    communityInvolvement: 'Community Involvement',
    incomeCertificate: 'Income Certificate',
    recommendationLetter: 'Recommendation Letter',
    academicTranscript: 'Academic Transcript',
  },
  help: {
    phone: '10 digits, without +91',
    // The limit in words is that of the whole statement, named on the scholarship page; this field counts characters.
    personalStatement: `A short version, up to ${scholarship.statementLimit} characters. The WhatsApp message carries the first 200 of them; send your whole statement in the chat after it.`,
    communityInvolvement:
      'The WhatsApp message carries the first 200 characters; tell us the rest in the chat after it.',
    academicPercentage: `From ${scholarship.minimumPercent} to ${scholarship.maximumPercent}, for example 91.25`,
    documents:
      'On WhatsApp you need no files here: send clear photographs of the three documents in the chat. Submit takes PDFs only.',
  },
  /** {count} and {limit} are numbers. */
  statementCount: '{count} of {limit} characters',
  submit: 'Submit',
  whatsApp: 'Send on WhatsApp',
  opened:
    'WhatsApp was opened; press Send there. Then send the three documents in the same chat, as PDF or as clear photographs (JPG).',
  success: 'Form submitted successfully!',
  /** Stays after the banner, with a link that opens the chat. */
  notSent: 'Your form is complete, but this site has sent nothing to the college. To apply, send it now:',
  handInHeading: 'Hand it in',
  handIn: `To apply, press Send on WhatsApp, then send the three documents, as PDF or as clear photographs (JPG), in the chat or to ${contact.emails.scholarships}. Submit only checks your form and its PDFs: it sends nothing and stores nothing.`,
  conditions: { label: 'Conditions of the scholarship', url: '/services/scholarships' },
} as const;
