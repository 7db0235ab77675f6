import { contact } from '#content/college.ts';
import * as english from '#content/en/forms/scholarship-form.ts';
import { scholarship } from '#content/facts.ts';
import { inTelugu } from '#content/te/in-telugu.ts';

export const scholarshipForm = inTelugu(english.scholarshipForm, {
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
});
