// Words of the sports and training camps page: seven camps (product §2.8).

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, PicturedCard } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/services/sports-training-camping': {
      label: 'Sports and Training Camps',
      title: `Sports and Training Camps | ${college.shortName}`,
      description:
        'Seven camps: sports physiotherapy, taping, fitness, yoga, athletics, first aid and adventure. Register with us.',
      image: {
        src: 'services/sports-training-camping.svg',
        alt: 'A trainer corrects the stride of a runner on the track',
      },
      searchWords: 'sport games క్రీడలు శిబిరం',
    },
  } as const satisfies Record<string, PageHead>,

  sportsTrainingPage: {
    title: 'Sport and Training Camping',
    lead: 'Short camps for students, school teams and everyone who wants to move well.',
    picture: {
      src: 'services/sports-training-camping.svg',
      alt: 'A trainer corrects the stride of a runner on the track',
    },
    register: {
      heading: 'Take part',
      text: 'Dates are fixed when a group is complete. Tell us which camp you want and how many you are.',
      link: { label: 'Register Now', url: '/contact' },
    },
  } as const,

  camps: [
    {
      id: 'sports-physiotherapy',
      title: 'Sports Physiotherapy Camp',
      description: 'Two days beside the field: examine, treat and decide who may play on.',
      image: {
        src: 'camps/sports-physiotherapy.svg',
        alt: 'A physiotherapist bends the knee of a player who lies on a couch',
      },
    },
    {
      id: 'taping-workshop',
      title: 'Taping Workshop',
      description: 'Ankle, knee and shoulder. Every participant tapes and is taped.',
      image: { src: 'camps/taping-workshop.svg', alt: 'A physiotherapist tapes the arm of a seated woman' },
    },
    {
      id: 'fitness-assessment',
      title: 'Fitness Assessment Camp',
      description:
        'Strength, endurance, flexibility and balance, measured and explained on one sheet you take home.',
      image: {
        src: 'camps/fitness-assessment.svg',
        alt: 'A woman does a sit and reach test while a trainer reads the scale',
      },
    },
    {
      id: 'yoga-and-flexibility',
      title: 'Yoga and Flexibility',
      description:
        'One hour in the morning for a week. Adapted for stiff backs and for beginners of any age.',
      image: {
        src: 'camps/yoga-and-flexibility.svg',
        alt: 'Three people hold yoga postures on mats in the open',
      },
    },
    {
      id: 'athletics-training',
      title: 'Athletics Training',
      description:
        'Running, jumping and throwing for school athletes, with a plan that protects growing bones.',
      image: {
        src: 'camps/athletics-training.svg',
        alt: 'A runner clears a hurdle while a trainer looks on',
      },
    },
    {
      id: 'first-aid-training',
      title: 'First Aid Training',
      description:
        'Bleeding, fractures, heat stroke, fainting and resuscitation. A certificate is given after the test.',
      image: {
        src: 'camps/first-aid-training.svg',
        alt: 'A student practises chest compressions while a trainer counts',
      },
    },
    {
      id: 'adventure-camp',
      title: 'Adventure Camp',
      description:
        'Three days in the hills of the Eastern Ghats: walking, ropes and working as a team, with teachers at hand.',
      image: { src: 'camps/adventure-camp.svg', alt: 'Students with backpacks walk up a hill path' },
    },
  ] as const satisfies readonly PicturedCard[],
};

export const te = inTelugu(en, {
  pages: {
    '/services/sports-training-camping': {
      label: 'క్రీడా, శిక్షణ శిబిరాలు',
      title: `క్రీడా, శిక్షణ శిబిరాలు | ${college.shortName}`,
      description: 'ఏడు శిబిరాలు: క్రీడా ఫిజియోథెరపీ, టేపింగ్, ఫిట్‌నెస్, యోగా, అథ్లెటిక్స్, ప్రథమ చికిత్స, సాహసం.',
    },
  },

  sportsTrainingPage: {
    title: 'క్రీడా, శిక్షణ శిబిరాలు',
    lead: 'విద్యార్థులకు, పాఠశాల జట్లకు, చక్కగా కదలాలనుకునే ప్రతి ఒక్కరికీ చిన్న శిబిరాలు.',
    register: {
      heading: 'పాల్గొనండి',
      text: 'బృందం పూర్తయినప్పుడు తేదీలు నిర్ణయిస్తాము. మీకు ఏ శిబిరం కావాలో, ఎంత మంది ఉన్నారో చెప్పండి.',
      link: { label: 'ఇప్పుడే నమోదు చేసుకోండి' },
    },
  },

  camps: [
    {
      title: 'క్రీడా ఫిజియోథెరపీ శిబిరం',
      description: 'మైదానం పక్కన రెండు రోజులు: పరీక్షించడం, చికిత్స చేయడం, ఎవరు ఆట కొనసాగించవచ్చో నిర్ణయించడం.',
    },
    { title: 'టేపింగ్ శిక్షణ', description: 'చీలమండ, మోకాలు, భుజం. ప్రతి ఒక్కరూ టేపు వేస్తారు, వేయించుకుంటారు.' },
    {
      title: 'ఫిట్‌నెస్ పరీక్ష శిబిరం',
      description: 'బలం, ఓర్పు, వంగే గుణం, సమతుల్యత కొలిచి, ఇంటికి తీసుకెళ్లే ఒక కాగితంపై వివరిస్తాము.',
    },
    {
      title: 'యోగా, శరీర సౌలభ్యం',
      description: 'వారం పాటు ఉదయం ఒక గంట. బిగుసుకున్న వీపులకు, ఏ వయసు కొత్తవారికైనా తగినట్టు.',
    },
    {
      title: 'అథ్లెటిక్స్ శిక్షణ',
      description: 'పాఠశాల క్రీడాకారులకు పరుగు, దూకడం, విసరడం; ఎదిగే ఎముకలను కాపాడే ప్రణాళికతో.',
    },
    {
      title: 'ప్రథమ చికిత్స శిక్షణ',
      description: 'రక్తస్రావం, ఎముక విరగడం, వడదెబ్బ, స్పృహ తప్పడం, శ్వాస తిరిగి తెప్పించడం. పరీక్ష తర్వాత సర్టిఫికెట్ ఇస్తాము.',
    },
    {
      title: 'సాహస శిబిరం',
      description: 'తూర్పు కనుమల కొండల్లో మూడు రోజులు: నడక, తాళ్లు, జట్టుగా పని చేయడం; అధ్యాపకులు పక్కనే ఉంటారు.',
    },
  ],
});
