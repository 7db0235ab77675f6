// Words of the frame around every public page: navigation, footer, pop-ups, small buttons.

import { college, contact, developer, links, recognitionLinks, socialLinks } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { Link, Recognition, SocialLink } from '#shared/website/content.ts';

export const en = {
  /** Product §2.2: these six, in this order. */
  navigation: [
    { label: 'Home', url: '/' },
    { label: 'About', url: '/about' },
    { label: 'Services', url: '/services' },
    { label: 'Facilities', url: '/facilities' },
    { label: 'Contact', url: '/contact' },
    { label: 'Courses', url: '/courses' },
  ] as const satisfies readonly Link[],

  /** What visitors look for most, in the menu of phones below the six pages. */
  phoneMenu: [
    { label: 'Admissions', url: '/admissions' },
    { label: 'Fees', url: '/admissions/fee-structure' },
    { label: 'Examinations', url: '/exams' },
    { label: 'Notices', url: '/notices' },
    { label: 'Anti-Ragging', url: '/anti-ragging' },
  ] as const satisfies readonly Link[],

  frame: {
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
    sampleNotice: 'Sample site: names, messages, pictures, numbers and addresses shown here are samples.',
  } as const,

  socials: [
    {
      name: 'Facebook',
      url: socialLinks.facebook,
      icon: 'facebook',
      alt: `${college.shortName} on Facebook`,
    },
    {
      name: 'Instagram',
      url: socialLinks.instagram,
      icon: 'instagram',
      alt: `${college.shortName} on Instagram`,
    },
    {
      name: 'LinkedIn',
      url: socialLinks.linkedin,
      icon: 'linkedin',
      alt: `${college.shortName} on LinkedIn`,
    },
    {
      name: 'WhatsApp',
      url: socialLinks.whatsApp,
      icon: 'whatsapp',
      alt: `Chat with ${college.shortName} on WhatsApp`,
    },
  ] as const satisfies readonly SocialLink[],

  footer: {
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
    developer: {
      heading: 'Website by',
      name: developer.name,
      email: developer.email,
      phone: developer.phone,
    },
    rights: `${college.name}. All rights reserved.`,
  } as const satisfies { groups: readonly { heading: string; links: readonly Link[] }[] } & Record<
    string,
    unknown
  >,

  /** The email box of the footer. */
  subscription: {
    heading: 'News from the college',
    label: 'Your email address',
    placeholder: 'name@example.com',
    button: 'Subscribe',
    note: 'Subscribe opens WhatsApp with your address typed in. You send it yourself.',
    opened: 'WhatsApp is open with your request. Press Send there to subscribe.',
  } as const,

  /** The pop-up that opens 5000 ms after the page has loaded. */
  whatsAppHelp: {
    title: 'Need help?',
    button: 'Chat on WhatsApp',
    dismiss: 'Not now',
    /** The prefilled message of the chat. */
    message: `Hello ${college.shortName}, I have a question.`,
  } as const,

  /** Bodies whose logos the About pages show. The seals are our drawings, until the bodies' own logos are entered. */
  recognitions: [
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
  ] as const satisfies readonly Recognition[],
};

export const te = inTelugu(en, {
  navigation: [
    { label: 'హోమ్' },
    { label: 'మా గురించి' },
    { label: 'సేవలు' },
    { label: 'సౌకర్యాలు' },
    { label: 'సంప్రదించండి' },
    { label: 'కోర్సులు' },
  ],

  phoneMenu: [
    { label: 'ప్రవేశాలు' },
    { label: 'ఫీజులు' },
    { label: 'పరీక్షలు' },
    { label: 'ప్రకటనలు' },
    { label: 'ర్యాగింగ్ నిరోధం' },
  ],

  frame: {
    skipToContent: 'నేరుగా ముఖ్య విషయానికి వెళ్లండి',
    admissionsOpen: 'ప్రవేశాలు జరుగుతున్నాయి',
    navigationLabel: 'ప్రధాన మెనూ',
    breadcrumb: 'మీరు ఇక్కడ ఉన్నారు',
    call: 'కాల్',
    callLong: `కళాశాలకు కాల్ చేయండి, ${contact.phone}`,
    whatsApp: 'వాట్సాప్',
    whatsAppLong: 'కళాశాలతో వాట్సాప్‌లో మాట్లాడండి',
    enquire: 'అడగండి',
    scrollToTop: 'పైకి వెళ్లండి',
    opensInNewTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
    close: 'మూసివేయండి',
    cancel: 'రద్దు',
    showMore: 'మరిన్ని చూపండి',
    showLess: 'తక్కువ చూపండి',
    pause: 'కదలికలు ఆపండి',
    print: 'ఈ పేజీని ప్రింట్ చేయండి',
    previous: 'మునుపటిది',
    next: 'తర్వాతది',
    sampleNotice: 'నమూనా సైట్: ఇక్కడ కనిపించే పేర్లు, సందేశాలు, చిత్రాలు, నంబర్లు, చిరునామాలు నమూనాలు మాత్రమే.',
  },

  socials: [
    { name: 'ఫేస్‌బుక్', alt: `ఫేస్‌బుక్‌లో ${college.shortName}` },
    { name: 'ఇన్‌స్టాగ్రామ్', alt: `ఇన్‌స్టాగ్రామ్‌లో ${college.shortName}` },
    { name: 'లింక్డ్‌ఇన్', alt: `లింక్డ్‌ఇన్‌లో ${college.shortName}` },
    { name: 'వాట్సాప్', alt: `వాట్సాప్‌లో ${college.shortName}తో మాట్లాడండి` },
  ],

  footer: {
    about: `${college.address.state}లో, అవసరమైన ప్రజలకు దగ్గరగా మేము ఫిజియోథెరపీ బోధిస్తాము.`,
    groups: [
      {
        heading: 'కళాశాల',
        links: [
          { label: 'ప్రవేశాలు' },
          { label: 'ఉపకార వేతనాలు' },
          { label: 'పరీక్షలు' },
          { label: 'ప్రకటనలు' },
          { label: 'మా ఫోటోలు' },
          { label: 'ఉద్యోగాలు' },
          { label: 'బ్రోచర్లు' },
        ],
      },
      {
        heading: 'సహాయం',
        links: [
          { label: 'అభిప్రాయం' },
          { label: 'ఫిర్యాదు' },
          { label: 'ర్యాగింగ్ నిరోధం' },
          { label: 'నియమ నిబంధనలు' },
          { label: 'గోప్యతా విధానం' },
        ],
      },
      {
        heading: 'లాగిన్',
        links: [{ label: 'విద్యార్థి లాగిన్' }, { label: 'అధ్యాపకుల లాగిన్' }, { label: 'అడ్మిన్ లాగిన్' }],
      },
    ],
    addressHeading: 'మా చిరునామా',
    socialHeading: 'సోషల్ మీడియాలో మేము',
    developer: { heading: 'వెబ్‌సైట్ రూపకల్పన' },
    rights: `${college.name}. అన్ని హక్కులూ రక్షితం.`,
  },

  subscription: {
    heading: 'కళాశాల వార్తలు',
    label: 'మీ ఈ-మెయిల్ చిరునామా',
    button: 'చేరండి',
    note: 'మీ చిరునామాతో వాట్సాప్ తెరుచుకుంటుంది. సందేశాన్ని మీరే పంపాలి.',
    opened: 'మీ అభ్యర్థనతో వాట్సాప్ తెరుచుకుంది. చేరడానికి అక్కడ Send నొక్కండి.',
  },

  whatsAppHelp: {
    title: 'సహాయం కావాలా?',
    button: 'వాట్సాప్‌లో అడగండి',
    dismiss: 'ఇప్పుడు వద్దు',
    message: `నమస్కారం ${college.shortName}, నాకు ఒక సందేహం ఉంది.`,
  },

  recognitions: [
    { label: 'రాష్ట్ర ఆరోగ్య శాస్త్రాల విశ్వవిద్యాలయం' },
    { label: 'రాష్ట్ర అనుబంధ ఆరోగ్య సంరక్షణ మండలి' },
    { label: 'చైల్డ్ గైడెన్స్ సెంటర్' },
  ],
});
