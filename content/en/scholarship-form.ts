// Words of the scholarship application form (product §3, §4, §5). Its messages stand in shared/scholarship.ts.
import { contact, scholarship } from '../facts.ts';

export const scholarshipForm = {
  title: 'Scholarship Application',
  intro: 'All fields are required. Keep the three documents ready as PDFs.',
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
    academicPercentage: `From ${scholarship.minimumPercent} to ${scholarship.maximumPercent}, for example 91.25`,
    personalStatement: `Up to ${scholarship.statementLimit} characters`,
    documents: 'PDF only',
  },
  /** {count} and {limit} are numbers. */
  statementCount: '{count} of {limit} characters',
  submit: 'Submit',
  whatsApp: 'Send on WhatsApp',
  opened: 'WhatsApp is open in a new tab. Press send there, then send the three documents in the same chat.',
  success: 'Form submitted successfully!',
  handInHeading: 'Hand it in',
  handIn: `Submit checks your form and stores nothing. To apply, press Send on WhatsApp, then send the three documents in the chat or to ${contact.emails.scholarships}.`,
  conditions: { label: 'Conditions of the scholarship', url: '/services/scholarships' },
} as const;
