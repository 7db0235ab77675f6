// What the forms say besides the words of their pages. The English texts are in shared/website/forms, where the product fixes them;
// another language names them here by these, with # for a number.
type Phrases = Readonly<
  Record<
    | 'every'
    | 'enquiry'
    | 'contact'
    | 'proposal'
    | 'scholarship'
    | 'bookRequest'
    | 'subscription'
    | 'webinar'
    | 'account',
    Readonly<Record<string, string>>
  >
>;

export const en: { formPhrases: Phrases } = {
  formPhrases: {
    every: {},
    enquiry: {},
    contact: {},
    proposal: {},
    scholarship: {},
    bookRequest: {},
    subscription: {},
    webinar: {},
    account: {},
  },
};

const emailMissing = { 'Email is required': 'ఈ-మెయిల్ రాయండి', Email: 'ఈ-మెయిల్' };
const nameMissing = { 'Name is required': 'పేరు రాయండి', Name: 'పేరు' };
const phoneMissing = {
  'Phone number is required': 'ఫోన్ నంబరు రాయండి',
  'Type one phone number, without words or an extension': 'ఒకే ఫోన్ నంబరు రాయండి, మాటలు లేకుండా',
  'A phone number has ten digits, or + with the country code before it':
    'ఫోన్ నంబరులో పది అంకెలు ఉండాలి, లేదా ముందు + తో దేశం కోడ్ ఉండాలి',
};
const onlyPdf = { 'Only PDF files are allowed': 'PDF ఫైలు మాత్రమే తీసుకుంటాము' };

export const te: typeof en = {
  formPhrases: {
    every: {
      'Not provided': 'ఇవ్వలేదు',
      'Invalid email address': 'ఈ-మెయిల్ చిరునామా సరిగా లేదు',
      'Please keep this to # characters or fewer': 'దయచేసి # అక్షరాలకు మించకుండా రాయండి',
      'Please remove the characters that cannot be shown': 'దయచేసి కనిపించని అక్షరాలను తీసేయండి',
    },
    enquiry: {
      ...emailMissing,
      ...phoneMissing,
      'Full name is required': 'పూర్తి పేరు రాయండి',
      'NEET rank must be a whole number, for example 45210': 'నీట్ ర్యాంకు అంకెల్లో రాయండి, ఉదాహరణకు 45210',
      'Please choose a quota': 'దయచేసి కోటా ఎంచుకోండి',
      'Admission enquiry': 'ప్రవేశ వివరాల కోసం',
      'Full Name': 'పూర్తి పేరు',
      'Phone Number': 'ఫోన్ నంబరు',
      'NEET Rank': 'నీట్ ర్యాంకు',
      'Quota Preference': 'కావలసిన కోటా',
      convener: 'కన్వీనర్ కోటా',
      management: 'యాజమాన్య కోటా',
    },
    contact: {
      ...nameMissing,
      ...emailMissing,
      ...phoneMissing,
      'Please select an option': 'దయచేసి విషయం ఎంచుకోండి',
      'Please type your option': 'దయచేసి మీ విషయం రాయండి',
      'Description is required': 'వివరాలు రాయండి',
      Option: 'విషయం',
      Phone: 'ఫోన్',
      Description: 'వివరాలు',
      admission: 'ప్రవేశం',
      course: 'కోర్సు',
      support: 'సహాయం',
    },
    proposal: {
      ...nameMissing,
      ...emailMissing,
      ...onlyPdf,
      'Topic is required': 'విషయం రాయండి',
      'Title is required': 'శీర్షిక రాయండి',
      'Description is required': 'వివరణ రాయండి',
      'Please fill out all required fields.': 'దయచేసి తప్పనిసరి వివరాలన్నీ నింపండి.',
      'Proposal submitted via WhatsApp! Please send any supporting document separately if applicable.':
        'ప్రతిపాదన వాట్సాప్ ద్వారా సమర్పించారు! ఆధార పత్రం ఉంటే దయచేసి విడిగా పంపండి.',
      'This file is larger than # MB. Please choose a smaller PDF.':
        'ఈ ఫైలు # MB కంటే పెద్దది. దయచేసి చిన్న PDF ఎంచుకోండి.',
      'Research proposal': 'పరిశోధన ప్రతిపాదన',
      Topic: 'విషయం',
      Title: 'శీర్షిక',
      Description: 'వివరణ',
      'Supporting document': 'ఆధార పత్రం',
      'sent separately': 'విడిగా పంపుతాను',
    },
    scholarship: {
      ...emailMissing,
      ...onlyPdf,
      'Full name is required': 'పూర్తి పేరు రాయండి',
      'Phone number is required': 'ఫోన్ నంబరు రాయండి',
      'Phone number must be # digits': 'ఫోన్ నంబరులో # అంకెలు ఉండాలి',
      'Academic percentage is required': 'మార్కుల శాతం రాయండి',
      'Academic percentage must be a number': 'మార్కుల శాతం అంకెల్లో రాయండి',
      'Minimum #% is required': 'కనీసం #% ఉండాలి',
      'Percentage cannot exceed #': 'శాతం # కు మించకూడదు',
      'Percentage can have at most two decimal places': 'దశాంశం తర్వాత రెండు అంకెలకు మించకూడదు',
      'Enrollment number is required': 'నమోదు సంఖ్య రాయండి',
      'Personal statement is required': 'వ్యక్తిగత వివరణ రాయండి',
      'Personal statement must be # words or less': 'వ్యక్తిగత వివరణ # పదాలకు మించకూడదు',
      'Community involvement description is required': 'మీ సమాజ సేవ గురించి రాయండి',
      'Income certificate is required': 'ఆదాయ ధ్రువీకరణ పత్రం జత చేయండి',
      'Recommendation letter is required': 'సిఫారసు లేఖ జత చేయండి',
      'Academic transcript is required': 'మార్కుల పత్రం జత చేయండి',
      'Scholarship application': 'ఉపకార వేతన దరఖాస్తు',
      Name: 'పేరు',
      Phone: 'ఫోన్',
      Percentage: 'మార్కుల శాతం',
      'Enrollment Number': 'నమోదు సంఖ్య',
      'Personal Statement': 'వ్యక్తిగత వివరణ',
      'Community Involvement': 'సమాజ సేవ',
      'Documents will be sent separately.': 'పత్రాలు విడిగా పంపుతాను.',
    },
    bookRequest: {
      ...nameMissing,
      ...emailMissing,
      'Book title is required': 'పుస్తకం పేరు రాయండి',
      'Book request': 'పుస్తకం కోసం అభ్యర్థన',
      'Book Title': 'పుస్తకం పేరు',
      Author: 'రచయిత',
      Reason: 'కారణం',
    },
    subscription: {
      ...emailMissing,
      'Please send me news of the college by email.': 'దయచేసి కళాశాల వార్తలను ఈ-మెయిల్‌లో నాకు పంపండి.',
    },
    webinar: {
      'I would like to register for the webinar': 'ఈ వెబినార్‌కు నమోదు చేసుకోవాలనుకుంటున్నాను',
    },
    account: {
      ...emailMissing,
      ...phoneMissing,
      'Username is required': 'యూజర్ పేరు రాయండి',
      'Password is required': 'పాస్‌వర్డ్ రాయండి',
      'Invalid admin credentials': 'అడ్మిన్ వివరాలు సరిగా లేవు',
      'Invalid email or password': 'ఈ-మెయిల్ లేదా పాస్‌వర్డ్ తప్పు',
      'Invalid credentials': 'లాగిన్ వివరాలు సరిగా లేవు',
      'Phone number is required': 'మొబైల్ నంబరు రాయండి',
      'Invalid phone number or password': 'మొబైల్ నంబరు లేదా పాస్‌వర్డ్ తప్పు',
      'An error occurred. Please try again.': 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
      'Too many attempts. Please try again in # second.':
        'చాలాసార్లు ప్రయత్నించారు. దయచేసి ఒక సెకను తర్వాత మళ్లీ ప్రయత్నించండి.',
      'Too many attempts. Please try again in # seconds.':
        'చాలాసార్లు ప్రయత్నించారు. దయచేసి # సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.',
      'If there is such an account, the office now sees that you ask, and will send you a link.':
        'ఆ పేరుతో ఖాతా ఉంటే, మీరు అడిగినట్టు ఇప్పుడు ఆఫీసుకు కనిపిస్తుంది. వారు లింకు పంపుతారు.',
      'If there is such an account, a link is on its way to your email, and works for an hour. If none comes, ask the office.':
        'ఆ పేరుతో ఖాతా ఉంటే, లింకు మీ ఈ-మెయిల్‌కు వస్తోంది, అది ఒక గంట పని చేస్తుంది. రాకపోతే ఆఫీసును అడగండి.',
      'This link has expired or was already used. Ask the office for a new one.':
        'ఈ లింకు గడువు ముగిసింది లేదా ముందే వాడారు. కొత్తది ఇవ్వమని ఆఫీసును అడగండి.',
      'This password is easy to guess. Use three or four words that do not belong together, without names, phone numbers and dates.':
        'ఈ పాస్‌వర్డ్‌ను సులభంగా ఊహించవచ్చు. సంబంధం లేని మూడు నాలుగు పదాలు వాడండి; పేర్లు, ఫోన్ నంబర్లు, తేదీలు వద్దు.',
      'Use at least # characters': 'కనీసం # అక్షరాలు ఉండాలి',
      'Use at most # characters': '# అక్షరాలకు మించకూడదు',
    },
  },
};
