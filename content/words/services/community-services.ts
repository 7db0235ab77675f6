// Words of the community services page: eight programmes (product §2.8).

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, PicturedCard } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/services/community-services': {
      label: 'Community Services',
      title: `Community Services | ${college.shortName}`,
      description:
        'Free physiotherapy camps, school checks, home visits, stroke care and more in the villages around the college.',
      image: {
        src: 'services/community-services.svg',
        alt: 'A physiotherapist kneels in a village and moves the knee of an elderly man while a woman looks on',
      },
      searchWords: 'free camp village ఉచిత శిబిరం సేవలు గ్రామం',
    },
  } as const satisfies Record<string, PageHead>,

  communityServicesPage: {
    title: 'Community Services',
    lead: 'Physiotherapy should not depend on the bus fare. So we go where people are.',
    picture: {
      src: 'services/community-services.svg',
      alt: 'A physiotherapist kneels in a village and moves the knee of an elderly man while a woman looks on',
    },
    involved: {
      heading: 'Would you like to help, or to have a camp in your village?',
      text: 'A room, some shade and a few chairs are enough. We bring the rest.',
      link: { label: 'Get Involved', url: '/contact' },
    },
  } as const,

  communityServices: [
    {
      id: 'free-physiotherapy-camp',
      title: 'Free Physiotherapy Camps',
      description:
        'In one village after another we look at pain and stiffness, show exercises, and refer those who need a doctor.',
      image: {
        src: 'programmes/free-physiotherapy-camp.svg',
        alt: 'Under an awning a student moves the arm of a patient while two people wait',
      },
    },
    {
      id: 'school-posture-screening',
      title: 'School Posture Screening',
      description:
        'We check the backs and feet of school children, weigh their bags, and talk with teachers about benches and breaks.',
      image: {
        src: 'programmes/school-posture-screening.svg',
        alt: 'A student checks the posture of a child against a grid, another child waits',
      },
    },
    {
      id: 'elder-care-visits',
      title: 'Elder Care Visits',
      description:
        'Home visits to elderly people who live alone: standing up safely, walking without falls, company for half an hour.',
      image: {
        src: 'programmes/elder-care-visits.svg',
        alt: 'A student helps an old woman to walk with a frame at home',
      },
    },
    {
      id: 'womens-health',
      title: 'Women’s Health',
      description:
        'Women teachers and students help before and after childbirth, and with back pain and weak pelvic muscles. In private.',
      image: {
        src: 'programmes/womens-health.svg',
        alt: 'An expecting mother on a ball and her physiotherapist raise their arms together',
      },
    },
    {
      id: 'disability-support',
      title: 'Disability Support',
      description:
        'Wheelchairs that fit, exercises for children with cerebral palsy, and help with the papers for certificates and aids.',
      image: {
        src: 'programmes/disability-support.svg',
        alt: 'A student pushes a wheelchair up a ramp',
      },
    },
    {
      id: 'sports-injury-awareness',
      title: 'Sports Injury Awareness',
      description:
        'For village teams and schools: warming up, first care of a sprain, and when to stop playing.',
      image: {
        src: 'programmes/sports-injury-awareness.svg',
        alt: 'A physiotherapist kneels to look at the knee of a player on the bench',
      },
    },
    {
      id: 'stroke-rehabilitation',
      title: 'Stroke Rehabilitation',
      description:
        'The first months count. We teach patient and family to practise every day at home, and come back to see the progress.',
      image: {
        src: 'programmes/stroke-rehabilitation.svg',
        alt: 'A physiotherapist guides the arm of a seated man towards coloured cones',
      },
    },
    {
      id: 'health-education',
      title: 'Health Education',
      description:
        'Talks in Telugu on diabetes, blood pressure, lifting and sitting, with time for questions.',
      image: {
        src: 'programmes/health-education.svg',
        alt: 'A physiotherapist explains a drawing of the spine to three people under a tree',
      },
    },
  ] as const satisfies readonly PicturedCard[],
};

export const te = inTelugu(en, {
  pages: {
    '/services/community-services': {
      label: 'సామాజిక సేవలు',
      title: `సామాజిక సేవలు | ${college.shortName}`,
      description: 'చుట్టుపక్కల గ్రామాల్లో ఉచిత ఫిజియోథెరపీ శిబిరాలు, బడి పిల్లలకు భంగిమ పరీక్షలు, ఇంటి సందర్శనలు, పక్షవాతం సంరక్షణ.',
    },
  },

  communityServicesPage: {
    title: 'సామాజిక సేవలు',
    lead: 'బస్సు చార్జీ లేనందుకు ఫిజియోథెరపీ ఆగకూడదు. అందుకే ప్రజలు ఉన్న చోటికే మేము వెళ్తాము.',
    involved: {
      heading: 'సాయం చేయాలనుకుంటున్నారా, లేదా మీ ఊరిలో శిబిరం కావాలా?',
      text: 'ఒక గది, కొంచెం నీడ, కొన్ని కుర్చీలు చాలు. మిగతావి మేము తెస్తాము.',
      link: { label: 'పాల్గొనండి' },
    },
  },

  communityServices: [
    {
      title: 'ఉచిత ఫిజియోథెరపీ శిబిరాలు',
      description:
        'ఒక్కో గ్రామంలో నొప్పులు, బిగుసుకున్న కీళ్లు చూస్తాము, వ్యాయామాలు చూపిస్తాము, అవసరమైన వారిని డాక్టరు దగ్గరకు పంపుతాము.',
    },
    {
      title: 'పాఠశాలల్లో భంగిమ పరీక్ష',
      description: 'పిల్లల వీపు, పాదాలు పరిశీలిస్తాము, వారి సంచుల బరువు తూస్తాము, బెంచీలు, విరామాల గురించి ఉపాధ్యాయులతో మాట్లాడుతాము.',
    },
    {
      title: 'వృద్ధుల ఇంటి సందర్శనలు',
      description: 'ఒంటరిగా ఉండే పెద్దల ఇళ్లకు వెళ్తాము: సురక్షితంగా లేవడం, పడకుండా నడవడం, అరగంట తోడు.',
    },
    {
      title: 'మహిళల ఆరోగ్యం',
      description:
        'ప్రసవానికి ముందు, తర్వాత, నడుము నొప్పికి, కటి కండరాల బలహీనతకు మహిళా అధ్యాపకులు, విద్యార్థినులు సాయం చేస్తారు. ఏకాంతంగా, సంకోచం లేకుండా.',
    },
    {
      title: 'దివ్యాంగులకు సహాయం',
      description: 'సరిపోయే వీల్‌చైర్లు, సెరిబ్రల్ పాల్సీ ఉన్న పిల్లలకు వ్యాయామాలు, సర్టిఫికెట్లు, పరికరాల కోసం కాగితాల పనిలో సాయం.',
    },
    {
      title: 'క్రీడా గాయాలపై అవగాహన',
      description: 'గ్రామ జట్లకు, పాఠశాలలకు: ఆటకు ముందు వ్యాయామం, బెణుకుకు మొదటి చికిత్స, ఆట ఎప్పుడు ఆపాలి.',
    },
    {
      title: 'పక్షవాతం తర్వాత పునరావాసం',
      description: 'మొదటి నెలలు ముఖ్యం. ఇంట్లో రోజూ సాధన చేయడం రోగికి, కుటుంబానికి నేర్పుతాము, మెరుగుదల చూడటానికి మళ్లీ వస్తాము.',
    },
    {
      title: 'ఆరోగ్య విద్య',
      description: 'షుగర్, రక్తపోటు, బరువు ఎత్తడం, కూర్చోవడం గురించి తెలుగులో ఉపన్యాసాలు, ప్రశ్నలకు సమయం.',
    },
  ],
});
