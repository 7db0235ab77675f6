// Words of the scholarship application form (product §3, §4, §5). Its messages are in shared/website/forms/scholarship.ts.

import { college, contact } from '#content/college.ts';
import { scholarship } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/scholarships-form': {
      label: 'Scholarship Application',
      title: `Scholarship Application Form | ${college.shortName}`,
      description:
        'Apply for a scholarship: marks, personal statement, community work and three documents as PDF.',
      image: {
        src: 'services/scholarships.svg',
        alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
      },
      searchWords: 'apply scholarship స్కాలర్‌షిప్ దరఖాస్తు',
    },
  } as const satisfies Record<string, PageHead>,

  scholarshipForm: {
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
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/scholarships-form': {
      label: 'ఉపకార వేతన దరఖాస్తు',
      title: `ఉపకార వేతన దరఖాస్తు ఫారం | ${college.shortName}`,
      description: 'ఉపకార వేతనానికి దరఖాస్తు చేయండి: మార్కులు, వ్యక్తిగత వివరణ, సమాజ సేవ, మూడు పత్రాలు PDF గా.',
    },
  },

  scholarshipForm: {
    title: 'ఉపకార వేతన దరఖాస్తు',
    intro: 'అన్ని వివరాలూ తప్పనిసరి. ఈ సైట్ తనంతట తాను ఏదీ పంపదు: చివరలో మీ దరఖాస్తును మీరే వాట్సాప్‌లో పంపుతారు.',
    personalHeading: 'మీ గురించి',
    statementHeading: 'మీ మాటల్లో',
    documentsHeading: 'పత్రాలు',
    fields: {
      fullName: 'పూర్తి పేరు',
      email: 'ఈ-మెయిల్',
      phone: 'ఫోన్ నంబరు',
      academicPercentage: 'మార్కుల శాతం',
      enrollmentNumber: 'నమోదు సంఖ్య',
      personalStatement: 'వ్యక్తిగత వివరణ',
      communityInvolvement: 'సమాజ సేవ',
      incomeCertificate: 'ఆదాయ ధ్రువీకరణ పత్రం',
      recommendationLetter: 'సిఫారసు లేఖ',
      academicTranscript: 'మార్కుల పత్రం',
    },
    help: {
      phone: '10 అంకెలు, +91 లేకుండా',
      personalStatement: `క్లుప్తంగా, గరిష్ఠంగా ${scholarship.statementLimit} అక్షరాలు. వాట్సాప్ సందేశంలో మొదటి 200 మాత్రమే వెళ్తాయి; మొత్తం వివరణను తర్వాత చాట్‌లో పంపండి.`,
      communityInvolvement: 'వాట్సాప్ సందేశంలో మొదటి 200 అక్షరాలు మాత్రమే వెళ్తాయి; మిగతాది తర్వాత చాట్‌లో చెప్పండి.',
      academicPercentage: `${scholarship.minimumPercent} నుంచి ${scholarship.maximumPercent} వరకు, ఉదాహరణకు 91.25`,
      documents:
        'వాట్సాప్‌లో పంపితే ఇక్కడ ఫైళ్లు అవసరం లేదు: మూడు పత్రాల స్పష్టమైన ఫోటోలను చాట్‌లో పంపండి. ‘సమర్పించండి’ PDF మాత్రమే తీసుకుంటుంది.',
    },
    statementCount: '{limit} అక్షరాల్లో {count}',
    submit: 'సమర్పించండి',
    whatsApp: 'వాట్సాప్‌లో పంపండి',
    opened:
      'వాట్సాప్ తెరుచుకుంది; అక్కడ Send నొక్కండి. తర్వాత అదే చాట్‌లో మూడు పత్రాలు పంపండి: PDF గా లేదా ఫోన్‌తో తీసిన స్పష్టమైన ఫోటోలుగా (JPG).',
    success: 'ఫారం సరిగా సమర్పించారు!',
    notSent: 'మీ ఫారం పూర్తయింది, కానీ ఈ సైట్ కళాశాలకు ఏమీ పంపలేదు. దరఖాస్తు చేయడానికి ఇప్పుడు పంపండి:',
    handInHeading: 'ఎలా అందించాలి',
    handIn: `దరఖాస్తు చేయడానికి వాట్సాప్‌లో Send నొక్కండి, తర్వాత మూడు పత్రాలను (PDF లేదా ఫోన్‌తో తీసిన స్పష్టమైన JPG ఫోటోలు) చాట్‌లో లేదా ${contact.emails.scholarships} కు పంపండి. ‘సమర్పించండి’ బటన్ ఫారాన్ని, PDFలను సరిచూస్తుంది మాత్రమే: ఏదీ పంపదు, ఏదీ ఉంచుకోదు.`,
    conditions: { label: 'ఉపకార వేతన షరతులు' },
  },
});
