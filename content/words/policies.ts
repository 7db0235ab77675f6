// Privacy policy and terms (product §2.8). Written for the Digital Personal Data Protection Act, 2023.
// The college's lawyer must check both before going live.

// Of policies the English text prevails; the first section of each says so.

import { college, contact } from '#content/college.ts';
import { enquiriesKeptMonths } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, PolicySection } from '#shared/website/content.ts';

const { name, shortName } = college;

export const en = {
  pages: {
    '/privacy-policy': {
      label: 'Privacy Policy',
      title: `Privacy Policy | ${college.shortName}`,
      description:
        'Which personal data the college uses and why, what this site does not store, and your rights under the DPDP Act.',
    },
    '/terms-and-conditions': {
      label: 'Terms and Conditions',
      title: `Terms and Conditions | ${college.shortName}`,
      description: 'The rules for using this site, its health information, its pictures and its accounts.',
    },
  } as const satisfies Record<string, PageHead>,

  privacyPolicy: {
    title: 'Privacy Policy',
    updatedLabel: 'Last updated',
    updatedOn: '2026-11-27',
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
          'The contact form, the admission enquiry, the scholarship form, the research proposal, the book request, the Subscribe box and the WhatsApp links of this site open a WhatsApp chat. What you typed is handed to WhatsApp when the chat opens; the college receives it only when you press Send there.',
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
        heading: 'Student, parent, faculty and administrator accounts',
        paragraphs: [
          'The college keeps the records it needs for teaching. For students: name, contact details, date of birth, address, parents’ names, a picture, year of study, fees, marks and grades. For staff: name, contact details, date of birth, address, post and experience. For both, where the form asks for them: gender, nationality and religion.',
          'Students see their own record. Parents with an account see the record of their child. Staff see what their work needs. Administrators can change records, and each change is noted with its time and the person who made it.',
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
  } as const satisfies { sections: readonly PolicySection[] } & Record<string, unknown>,

  termsAndConditions: {
    title: 'Terms and Conditions',
    updatedLabel: 'Last updated',
    updatedOn: '2026-11-27',
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
          'Accounts are for students, their parents and staff. Keep your password to yourself and log out on shared devices. Tell the office at once if you think someone else knows it.',
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
  } as const satisfies { sections: readonly PolicySection[] } & Record<string, unknown>,
};

const prevails = 'ఇది అనువాదం. తేడా ఉంటే ఇంగ్లిష్ పాఠమే చెల్లుతుంది.';

const agreement = {
  updatedLabel: 'చివరిగా మార్చిన తేదీ',
  stored: 'మీ ఎంపికను ఈ ఫోన్ లేదా కంప్యూటర్‌లోనే ఉంచుతాము. ఎప్పుడైనా ఇక్కడ మార్చుకోవచ్చు.',
  notStored: 'మీ ఎంపికను ఉంచుకోవడానికి మీ బ్రౌజర్ అనుమతించడం లేదు. ఈ పేజీ వదిలే వరకు మాత్రమే ఉంటుంది.',
  contents: 'ఈ పేజీలో',
};

export const te = inTelugu(en, {
  pages: {
    '/privacy-policy': {
      label: 'గోప్యతా విధానం',
      title: `గోప్యతా విధానం | ${college.shortName}`,
      description: 'కళాశాల ఏ వ్యక్తిగత సమాచారాన్ని ఎందుకు వాడుతుంది, ఈ సైట్ ఏది ఉంచుకోదు, చట్టం ప్రకారం మీ హక్కులు.',
    },
    '/terms-and-conditions': {
      label: 'నియమ నిబంధనలు',
      title: `నియమ నిబంధనలు | ${college.shortName}`,
      description: 'ఈ సైట్ వాడకం, ఆరోగ్య సమాచారం, చిత్రాలు, ఖాతాల నియమాలు.',
    },
  },

  privacyPolicy: {
    ...agreement,
    title: 'గోప్యతా విధానం',
    lead: `ఈ సైట్‌కు మీ గురించి ఏమి తెలుసు, ఏమి తెలియదు, ఎవరిని అడగవచ్చు. ${prevails}`,
    agree: 'గోప్యతా విధానం చదివాను, అంగీకరిస్తున్నాను.',
    sections: [
      {
        heading: 'బాధ్యులు ఎవరు',
        paragraphs: [
          `${name} (${shortName}) ఈ వెబ్‌సైట్‌ను నడుపుతుంది; ఏ వ్యక్తిగత సమాచారాన్ని ఎందుకు వాడాలో నిర్ణయిస్తుంది. డిజిటల్ వ్యక్తిగత సమాచార రక్షణ చట్టం, 2023 ప్రకారం కళాశాల ‘డేటా ఫిడ్యూషియరీ’ (సమాచార బాధ్యురాలు).`,
          `${contact.emails.office} కు రాయండి లేదా ${contact.phone} కు కాల్ చేయండి.`,
        ],
      },
      {
        heading: 'వాట్సాప్ తెరిచే ఫారాలు',
        paragraphs: [
          'సంప్రదింపు ఫారం, ప్రవేశ వివరాల ఫారం, ఉపకార వేతన ఫారం, పరిశోధన ప్రతిపాదన, పుస్తకం కోసం అభ్యర్థన, ‘చేరండి’ పెట్టె, ఈ సైట్‌లోని వాట్సాప్ లింకులు వాట్సాప్ చాట్‌ను తెరుస్తాయి. చాట్ తెరిచినప్పుడు మీరు టైప్ చేసినది వాట్సాప్‌కు వెళ్తుంది; అక్కడ మీరు Send నొక్కితేనే కళాశాలకు చేరుతుంది.',
          'ఈ ఫారాల్లో మీరు టైప్ చేసినది మా సర్వర్‌కు రాదు, దాన్ని ఉంచుకోదు; ‘కళాశాల నాకు తిరిగి ఫోన్ చేయవచ్చు’ అని టిక్ పెడితే తప్ప (తర్వాతి భాగం చూడండి). చాట్‌కు వాట్సాప్ నియమాలు వర్తిస్తాయి.',
          'దరఖాస్తు, నిర్ధారణ, అభిప్రాయం, ఫిర్యాదు ఫారాలు వేరే సైట్‌లో ఉన్నాయి. మీ సమాధానాలను ఏమి చేస్తారో ఆ సైట్ ప్రకటన చెబుతుంది.',
        ],
      },
      {
        heading: 'తిరిగి ఫోన్ చేయమన్న విచారణలు',
        paragraphs: [
          'ప్రవేశ వివరాల ఫారం, సంప్రదింపు ఫారంలో ‘కళాశాల నాకు తిరిగి ఫోన్ చేయవచ్చు’ అనే గడి ఉంది. అందులో ముందుగా టిక్ ఉండదు. మీరు టిక్ పెడితే, ఫారంలో మీరు టైప్ చేసినది, మీరు ఉన్న పేజీ, సమయం కూడా కళాశాల ఒక నంబరుతో ఉంచుకుంటుంది, ఆ నంబరు మీకు చెబుతుంది. ఒకే ఫోన్ నంబరు నుంచి వచ్చిన సందేశాలను కలిపి ఉంచుతాము.',
          `కళాశాల ఆఫీసు దీన్ని మీ విచారణకు సమాధానం ఇవ్వడానికి మాత్రమే వాడుతుంది. కళాశాల నిర్వాహకులు మాత్రమే చదవగలరు. మీ చివరి సందేశం తర్వాత గరిష్ఠంగా ${enquiriesKeptMonths} నెలల్లో శాశ్వతంగా తొలగిస్తాము. అంతకంటే ముందే తొలగించమని ఎప్పుడైనా అడగవచ్చు: ఆఫీసు తొలగించినదాన్ని 30 రోజుల వరకు తిరిగి తేవచ్చు, ఆ తర్వాత ఏమీ మిగలదు. బ్యాకప్‌లలో మరికొన్ని వారాలు ఒక ప్రతి ఉండవచ్చు.`,
        ],
      },
      {
        heading: 'విద్యార్థుల, తల్లిదండ్రుల, అధ్యాపకుల, నిర్వాహకుల ఖాతాలు',
        paragraphs: [
          'బోధనకు అవసరమైన రికార్డులను కళాశాల ఉంచుకుంటుంది. విద్యార్థులవి: పేరు, సంప్రదింపు వివరాలు, పుట్టిన తేదీ, చిరునామా, తల్లిదండ్రుల పేర్లు, ఫోటో, చదువుతున్న సంవత్సరం, ఫీజులు, మార్కులు, గ్రేడ్లు. సిబ్బందివి: పేరు, సంప్రదింపు వివరాలు, పుట్టిన తేదీ, చిరునామా, పదవి, అనుభవం. ఫారం అడిగిన చోట ఇద్దరివీ: లింగం, జాతీయత, మతం.',
          'విద్యార్థులు తమ రికార్డును చూస్తారు. ఖాతా ఉన్న తల్లిదండ్రులు తమ పిల్లల రికార్డును చూస్తారు. సిబ్బంది తమ పనికి అవసరమైనది చూస్తారు. నిర్వాహకులు రికార్డులను మార్చగలరు; ప్రతి మార్పునూ సమయంతో, మార్చిన వ్యక్తి పేరుతో నమోదు చేస్తాము.',
          'విశ్వవిద్యాలయం, చట్టం కోరినంత కాలం మాత్రమే రికార్డులను ఉంచుతాము. తొలగించిన రికార్డును 30 రోజుల వరకు తిరిగి తేవచ్చు; ఆ తర్వాత మార్పు జరిగిందన్న నమోదు మాత్రమే మిగులుతుంది.',
          '18 ఏళ్లలోపు విద్యార్థులకు ప్రవేశ సమయంలో తల్లిదండ్రుల లేదా సంరక్షకుల సమ్మతి తీసుకుంటాము. వారిని గమనించము, వాణిజ్య ప్రకటనలు చూపము.',
        ],
      },
      {
        heading: 'మీ ఫోన్ లేదా కంప్యూటర్‌లో కుకీలు, నిల్వ',
        paragraphs: [
          'సందర్శకులకు ఈ సైట్ కుకీలు పెట్టదు. మీరు లాగిన్ అయితే, లాగిన్ కొనసాగడానికి ఒక కుకీ ఉంటుంది. లాగౌట్ అయినప్పుడు అది తొలగిపోతుంది; ఎలాగైనా ఏడు రోజుల తర్వాత పని చేయదు.',
          'మీరు ఒప్పందానికి టిక్ పెడితే మీ ఫోన్ లేదా కంప్యూటర్ గుర్తుంచుకుంటుంది: ఈ విధానానికి, నియమాలకు, ఫోటోల డౌన్‌లోడ్‌కు. మొదటి రెండింటి టిక్‌ను వాటి పేజీల్లోనే తీసేయవచ్చు; బ్రౌజర్‌లో ఈ సైట్ సమాచారం తుడిచేస్తే మూడూ పోతాయి.',
          'తనంతట తాను తెరుచుకునే వాట్సాప్ సహాయాన్ని మీరు మూసివేస్తే, ఆ ట్యాబ్ మూసే వరకు అది మళ్లీ రాకుండా బ్రౌజర్ గుర్తుంచుకుంటుంది. మీరు భాష ఎంచుకుంటే, హోమ్ పేజీ లింకుల కోసం మీ ఫోన్ లేదా కంప్యూటర్ గుర్తుంచుకుంటుంది.',
          'మేము వాణిజ్య ప్రకటనలు వాడము, వేరే కంపెనీల ద్వారా ఎవరినీ గమనించము.',
        ],
      },
      {
        heading: 'ఇతర సేవలు',
        paragraphs: [
          'డిజిటల్ గ్రంథాలయం Google Books ను వాడుతుంది. ఆ పేజీ తెరవగానే, మీరు ఏదీ టైప్ చేయకముందే, ఫిజియోథెరపీ పుస్తకాల కోసం www.googleapis.com ను అడుగుతుంది, ముఖచిత్రాలను books.google.com నుంచి తెస్తుంది. మీరు వెతికినప్పుడు టైప్ చేసిన పదాలు కూడా అక్కడికి వెళ్తాయి.',
          'హోమ్ పేజీ, సంప్రదింపు పేజీలోని మ్యాప్ www.openstreetmap.org నుంచి వస్తుంది, మీరు అడిగినప్పుడు మాత్రమే.',
          'అప్పుడు ఏ వెబ్‌సైట్‌కైనా కనిపించినట్టే ఆ సేవలకు మీ నెట్‌వర్క్ చిరునామా కనిపిస్తుంది, అవి సొంత కుకీలు పెట్టవచ్చు. ఈ సైట్‌లోని మరే పేజీ బయటి నుంచి ఏమీ తీసుకోదు.',
          'వేరే సైట్ల లింకులు మీరు నొక్కే వరకు ఏమీ పంపవు.',
        ],
      },
      {
        heading: 'సాంకేతిక నమోదులు',
        paragraphs: [
          'పబ్లిక్ పేజీలను ఎవరు చదివారో మా సర్వర్ నమోదు చేయదు. పోర్టళ్లలో లోపాలు కనుక్కోవడానికి ప్రతి అభ్యర్థన సమయం, రకం, ఎలా ముగిసింది, ఏ ఖాతా నుంచి వచ్చింది అన్నవి నమోదు చేస్తుంది. సైట్‌ను ఉంచే కంపెనీ కొద్దికాలం నెట్‌వర్క్ చిరునామాలు ఉంచుకోవచ్చు.',
          'దాడులను ఆపడానికి, విఫలమైన లాగిన్‌లను, నమోదు చేసే విచారణలను నెట్‌వర్క్ చిరునామా వారీగా లెక్కించి సుమారు ఒక రోజు తర్వాత మర్చిపోతాము. మీరు లాగిన్ అయి ఉన్నంత వరకు మీ నెట్‌వర్క్ చిరునామా, పరికరం రకం ఉంటాయి; రెండింటినీ మీ సెట్టింగ్‌లలో చూడవచ్చు.',
        ],
      },
      {
        heading: 'మీ హక్కులు',
        paragraphs: [
          'మీకు సంబంధించిన ఏ సమాచారం మా దగ్గర ఉందో, ఎవరితో పంచుకున్నామో అడగవచ్చు. చట్టం ఉంచమని చెప్పకపోతే, దాన్ని సరిదిద్దమని, పూర్తి చేయమని లేదా తొలగించమని అడగవచ్చు. సమ్మతి ఇచ్చినంత సులభంగా ఎప్పుడైనా దాన్ని వెనక్కి తీసుకోవచ్చు; మీరు చేయలేని పరిస్థితిలో మీ తరఫున చేయడానికి ఒకరిని సూచించవచ్చు.',
          `${contact.emails.office} కు రాయండి లేదా ఆఫీసుకు రండి. 30 రోజుల్లో సమాధానం ఇస్తాము. తృప్తి కలగకపోతే భారత డేటా రక్షణ మండలికి ఫిర్యాదు చేయవచ్చు.`,
        ],
      },
      {
        heading: 'భద్రత, మార్పులు',
        paragraphs: [
          'సైట్ ఎన్‌క్రిప్ట్ చేసిన కనెక్షన్ ద్వారా వస్తుంది. పాస్‌వర్డ్‌లను తిరిగి చదవలేని రూపంలో మాత్రమే ఉంచుతాము. సమాచారం పోయినా, దొంగిలించబడినా, సంబంధిత వ్యక్తులకు, మండలికి తెలియజేస్తాము.',
          'ఈ విధానం మారితే కొత్త పాఠం, దాని తేదీతో ఇక్కడే ఉంటుంది.',
        ],
      },
    ],
  },

  termsAndConditions: {
    ...agreement,
    title: 'నియమ నిబంధనలు',
    lead: `ఈ సైట్ వాడటానికి సులభమైన నియమాలు. ${prevails}`,
    agree: 'నియమ నిబంధనలు చదివాను, అంగీకరిస్తున్నాను.',
    sections: [
      {
        heading: 'ఈ నియమాల గురించి',
        paragraphs: [
          `ఈ సైట్ ${name}కి చెందినది. దీన్ని వాడేవారు ఈ నియమాలను అంగీకరించినట్టే. అంగీకరించకపోతే దయచేసి సైట్‌ను వాడకండి; దానికి బదులు ఎప్పుడైనా ఆఫీసులో అడగవచ్చు.`,
        ],
      },
      {
        heading: 'సైట్ దేని కోసం',
        paragraphs: [
          'ఈ సైట్ కళాశాల గురించి, దాని కోర్సులు, సేవల గురించి సమాచారం ఇస్తుంది. సీటు, ఉపకార వేతనం, ఉద్యోగం లేదా ఫలితం వస్తుందని మాట ఇవ్వదు.',
          'ఫీజులు, తేదీలు, నియమాలను ఎప్పటికప్పుడు సరిచేస్తాము. ఇక్కడ ఉన్నది విశ్వవిద్యాలయం, మండలి లేదా రాష్ట్ర కౌన్సెలింగ్ సంస్థ ప్రకటనకు భిన్నంగా ఉంటే, ఆ ప్రకటనే చెల్లుతుంది.',
        ],
      },
      {
        heading: 'ఆరోగ్య సమాచారం',
        paragraphs: [
          'ఆరోగ్యం గురించి ఈ సైట్ చెప్పేది సాధారణ సమాచారం. డాక్టరు లేదా ఫిజియోథెరపిస్టు పరీక్షకు అది బదులు కాదు. అత్యవసరమైతే 108 కు కాల్ చేయండి.',
        ],
      },
      {
        heading: 'ప్రవేశం, ఫీజులు',
        paragraphs: [
          'ప్రవేశాలు రాష్ట్ర, విశ్వవిద్యాలయ నియమాల ప్రకారం జరుగుతాయి. ఫీజులు ఫీజుల పేజీలో ఉన్నవే. ఆఫీసులో లేదా ఆఫీసు చెప్పిన బ్యాంకు ఖాతాలో మాత్రమే చెల్లించి రసీదు అడగండి. కళాశాల పేరుతో సీటు కోసం ఎవరూ డబ్బు తీసుకోకూడదు.',
          'ఫీజు వాపసు విశ్వవిద్యాలయం, ప్రభుత్వ నియమాల ప్రకారం ఉంటుంది.',
        ],
      },
      {
        heading: 'చిత్రాలు, పాఠాలు',
        paragraphs: [
          'పాఠాలు, చిత్రాలు కళాశాలకు చెందినవి. ఫోటోల పేజీలోని చిత్రాలను సొంత అవసరాలకు, పాఠశాల పనులకు, మార్చకుండా, కళాశాల పేరుతో వాడుకోవచ్చు. మరే వాడకానికైనా రాతపూర్వక అనుమతి కావాలి.',
          'ఇతరులను తప్పుదోవ పట్టించడానికి లేదా ఎగతాళి చేయడానికి చిత్రాలను వాడకండి.',
        ],
      },
      {
        heading: 'ఖాతాలు',
        paragraphs: [
          'ఖాతాలు విద్యార్థులకు, వారి తల్లిదండ్రులకు, సిబ్బందికి మాత్రమే. మీ పాస్‌వర్డ్ ఎవరికీ చెప్పకండి, ఇతరులు కూడా వాడే పరికరాల్లో లాగౌట్ అవ్వండి. ఇంకెవరికైనా తెలిసిందనిపిస్తే వెంటనే ఆఫీసుకు చెప్పండి.',
          'మీవి కాని రికార్డులు తెరవడానికి ప్రయత్నించకండి, సైట్ పనికి ఆటంకం కలిగించకండి. దుర్వినియోగం చేసిన ఖాతాను కళాశాల మూసివేయవచ్చు.',
        ],
      },
      {
        heading: 'వేరే సైట్ల లింకులు',
        paragraphs: ['కొన్ని లింకులు ఫారాలు, మ్యాప్‌లు, సామాజిక మాధ్యమాల వంటి వేరే సైట్లకు వెళ్తాయి. వాటిలో ఉన్నదానికి మేము బాధ్యులం కాము.'],
      },
      {
        heading: 'చట్టం, సంప్రదింపు',
        paragraphs: [
          `భారత చట్టం వర్తిస్తుంది. వివాదాలు ${college.address.state}లోని కళాశాల జిల్లా న్యాయస్థానాల పరిధిలోకి వస్తాయి.`,
          `సందేహాలు: ${contact.emails.office}, ${contact.phone}. ఫిర్యాదులు: ప్రతి పేజీ అడుగున ఉన్న ‘ఫిర్యాదు’ లింకు వాడండి.`,
        ],
      },
    ],
  },
});
