// Words of /service-details/physiotherapy: physiotherapy as a service to patients.

import { college, contact } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, TextCard } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/service-details/physiotherapy': {
      label: 'Physiotherapy',
      title: `Physiotherapy Treatment | ${college.shortName}`,
      description:
        'What physiotherapy helps with, what happens at the first visit, what to bring and how to make an appointment.',
      image: {
        src: 'gallery/about-college/clinic.svg',
        alt: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
      },
      searchWords: 'treatment pain clinic appointment చికిత్స నొప్పి ఫిజియోథెరపీ',
    },
  } as const satisfies Record<string, PageHead>,

  physiotherapyService: {
    title: 'Physiotherapy',
    lead: 'Help for pain, stiffness and weakness, with hands, exercise and advice.',
    picture: {
      src: 'gallery/about-college/clinic.svg',
      alt: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
    },
    helpsHeading: 'What it helps with',
    helps: [
      {
        title: 'Back and neck',
        description: 'Pain from field work, long sitting, lifting or an old injury.',
      },
      {
        title: 'Joints',
        description: 'Stiff shoulders, worn knees, recovery after a fracture or a joint replacement.',
      },
      { title: 'Stroke and nerves', description: 'Learning to sit, stand, walk and use the hand again.' },
      { title: 'Children', description: 'Late walking, cerebral palsy, flat feet and posture.' },
      { title: 'Heart and lungs', description: 'Breathing exercises and slow, safe training after illness.' },
      { title: 'Women', description: 'Care before and after childbirth, by women.' },
      { title: 'Sport', description: 'Sprains, strains and a sensible return to the game.' },
    ],
    visitHeading: 'Your first visit',
    visit: [
      'We listen. Tell us what hurts and what you want to be able to do again.',
      'We examine: movement, strength, walking. It does not take long and you may bring someone along.',
      'We explain what we found, in Telugu or English, and agree on a plan.',
      'We treat and show you what to do at home. Most of the healing happens there.',
    ],
    bringHeading: 'Please bring',
    bring: [
      'The doctor’s note, if you have one',
      'X-rays or scans and earlier reports',
      'A list of your medicines',
      'Loose clothes',
    ],
    urgentHeading: 'In an emergency',
    urgent:
      'If there is chest pain, sudden weakness of the face or an arm, loss of control over bladder or bowel, or a serious new injury, do not come to us: see a doctor at once. Call 108 for an ambulance.',
    appointment: { label: 'Call for an appointment', url: contact.phoneLink, text: contact.phone },
    teachingHeading: 'Who treats you',
    teaching:
      'Students treat patients under the eye of a qualified physiotherapist. You may always ask for the teacher.',
    course: { label: 'Learn this profession: Physiotherapy (BPT)', url: '/course-details/physiotherapy' },
  } as const satisfies { helps: readonly TextCard[] } & Record<string, unknown>,
};

export const te = inTelugu(en, {
  pages: {
    '/service-details/physiotherapy': {
      label: 'ఫిజియోథెరపీ',
      title: `ఫిజియోథెరపీ చికిత్స | ${college.shortName}`,
      description: 'ఫిజియోథెరపీ దేనికి ఉపయోగపడుతుంది, మొదటిసారి ఏమి జరుగుతుంది, ఏమి తీసుకురావాలి, సమయం ఎలా తీసుకోవాలి.',
    },
  },

  physiotherapyService: {
    title: 'ఫిజియోథెరపీ',
    lead: 'నొప్పికి, బిగుసుకుపోవడానికి, బలహీనతకు చేతులతో, వ్యాయామంతో, సలహాతో సాయం.',
    helpsHeading: 'దేనికి ఉపయోగపడుతుంది',
    helps: [
      { title: 'నడుము, మెడ', description: 'పొలం పని, ఎక్కువసేపు కూర్చోవడం, బరువులు ఎత్తడం లేదా పాత గాయం వల్ల నొప్పి.' },
      { title: 'కీళ్లు', description: 'బిగుసుకున్న భుజం, అరిగిన మోకాలు, ఎముక విరిగాక లేదా కీలు మార్పిడి తర్వాత కోలుకోవడం.' },
      { title: 'పక్షవాతం, నరాలు', description: 'కూర్చోవడం, నిలబడటం, నడవడం, చేయి వాడటం మళ్లీ నేర్చుకోవడం.' },
      { title: 'పిల్లలు', description: 'ఆలస్యంగా నడవడం, సెరిబ్రల్ పాల్సీ, చదును పాదాలు, భంగిమ.' },
      { title: 'గుండె, ఊపిరితిత్తులు', description: 'శ్వాస వ్యాయామాలు, జబ్బు తర్వాత నెమ్మదిగా, సురక్షితంగా శిక్షణ.' },
      { title: 'మహిళలు', description: 'ప్రసవానికి ముందు, తర్వాత సంరక్షణ, మహిళల చేతనే.' },
      { title: 'క్రీడలు', description: 'బెణుకులు, కండరాల పట్టివేతలు, సరైన సమయంలో తిరిగి ఆటలోకి.' },
    ],
    visitHeading: 'మొదటిసారి వచ్చినప్పుడు',
    visit: [
      'ముందు వింటాము. ఎక్కడ నొప్పి, మళ్లీ ఏమి చేయగలగాలని కోరుకుంటున్నారో చెప్పండి.',
      'పరీక్షిస్తాము: కదలిక, బలం, నడక. ఎక్కువసేపు పట్టదు, మీతో ఒకరిని తెచ్చుకోవచ్చు.',
      'మేము గమనించినది తెలుగులో లేదా ఇంగ్లిష్‌లో వివరించి, ఏమి చేయాలో కలిసి నిర్ణయిస్తాము.',
      'చికిత్స చేసి, ఇంట్లో ఏమి చేయాలో చూపిస్తాము. ఎక్కువగా నయమయ్యేది అక్కడే.',
    ],
    bringHeading: 'దయచేసి తీసుకురండి',
    bring: ['ఉంటే డాక్టరు చీటీ', 'ఎక్స్‌రేలు లేదా స్కాన్లు, పాత రిపోర్టులు', 'మీరు వాడే మందుల జాబితా', 'వదులుగా ఉండే బట్టలు'],
    urgentHeading: 'అత్యవసరమైతే',
    urgent:
      'ఛాతీ నొప్పి, ముఖం లేదా చేయి అకస్మాత్తుగా బలహీనపడటం, మల మూత్రాలపై అదుపు తప్పడం, లేదా కొత్తగా తీవ్రమైన గాయం ఉంటే మా దగ్గరకు రావద్దు: వెంటనే డాక్టరును కలవండి. అంబులెన్స్ కోసం 108 కు కాల్ చేయండి.',
    appointment: { label: 'సమయం కోసం కాల్ చేయండి' },
    teachingHeading: 'చికిత్స చేసేది ఎవరు',
    teaching: 'అర్హత గల ఫిజియోథెరపిస్టు పర్యవేక్షణలో విద్యార్థులు చికిత్స చేస్తారు. అధ్యాపకులే కావాలని మీరు ఎప్పుడైనా అడగవచ్చు.',
    course: { label: 'ఈ వృత్తిని నేర్చుకోండి: ఫిజియోథెరపీ (బీపీటీ)' },
  },
});
