// The governing body. SAMPLE DATA: these people do not exist; enter the real members before going live.
// There is no principal: the page of the principal stays empty until the office publishes one, or this list has an entry.

import { contact } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { GoverningBodyMember } from '#shared/website/content.ts';

export const en = {
  governingBody: [
    {
      id: 'patron',
      slug: 'patron-vcp',
      name: 'Sri Korada Appala Naidu',
      designation: 'Patron',
      specialization: 'Rural education and public service',
      email: 'patron@vcp.example',
      phone: contact.phone,
      linkedin: 'https://www.linkedin.com/in/vcp-example-patron',
      descriptions: [
        'Gave the land on which the college stands.',
        'Has supported schools and drinking water works in the district for many years.',
        'Speaks at graduations about service to the village.',
      ],
      message:
        'When I was a boy, a man who could not walk was carried everywhere, or he stayed at home. Today a trained hand can bring him back to his field. That is why this college was built. To the parents I say: send us your children with trust. To the students I say: learn well, and do not forget the village you come from.',
      profile_image: '',
      profile_image_alt: 'Sri Korada Appala Naidu, Patron',
    },
    {
      id: 'secretary-correspondence',
      slug: 'secretary-correspondence-vcp',
      name: 'Smt. Pydi Annapurna',
      designation: 'Secretary and Correspondent',
      specialization: 'College administration and correspondence',
      email: 'secretary@vcp.example',
      phone: contact.phone,
      linkedin: 'https://www.linkedin.com/in/vcp-example-secretary',
      descriptions: [
        'Writes to the university and the council on behalf of the college.',
        'Looks after admissions, fees and scholarships.',
        'Meets parents every Saturday morning.',
      ],
      message:
        'A family that pays fees has a right to clear answers. Our fees are written on this website, and nobody at the college may ask for more. If something is not clear, write to me or come on a Saturday. I read every letter.',
      profile_image: '',
      profile_image_alt: 'Smt. Pydi Annapurna, Secretary and Correspondent',
    },
    {
      id: 'director',
      slug: 'director-vcp',
      name: 'Dr. Boddepalli Lakshmi Prasanna',
      designation: 'Director',
      specialization: 'Neurological physiotherapy',
      email: 'director@vcp.example',
      phone: contact.phone,
      linkedin: 'https://www.linkedin.com/in/vcp-example-director',
      descriptions: [
        'Master of Physiotherapy in neurology.',
        'Leads teaching, clinical training and research at the college.',
        'Has worked with stroke patients in government and private hospitals.',
      ],
      message:
        'Physiotherapy is learned with the hands, the eyes and patience. We keep our batches small so that students treat patients early and are corrected kindly. Ask questions, make notes, touch the bones in the laboratory until you know them in the dark. The rest will follow.',
      profile_image: '',
      profile_image_alt: 'Dr. Boddepalli Lakshmi Prasanna, Director',
    },
    {
      id: 'administrator',
      slug: 'administrator-vcp',
      name: 'Sri Metta Suryanarayana',
      designation: 'Administrator',
      specialization: 'Finance, campus and student welfare',
      email: 'administrator@vcp.example',
      phone: contact.phone,
      linkedin: 'https://www.linkedin.com/in/vcp-example-administrator',
      descriptions: [
        'Runs the office and the campus.',
        'Keeps the records of students and staff.',
        'Is the first person to call when something on the campus does not work.',
      ],
      message:
        'Good teaching needs clean rooms, working machines and fair rules. My team opens the campus in the morning and locks it at night. If you need a certificate, a receipt or simply the way to the bus stop, come to the office. We are there to help.',
      profile_image: '',
      profile_image_alt: 'Sri Metta Suryanarayana, Administrator',
    },
  ] as const satisfies readonly GoverningBodyMember[],
};

export const te = inTelugu(en, {
  governingBody: [
    {
      name: 'శ్రీ కోరాడ అప్పల నాయుడు',
      designation: 'పోషకులు',
      specialization: 'గ్రామీణ విద్య, ప్రజా సేవ',
      descriptions: [
        'కళాశాల నిలిచిన భూమిని ఇచ్చారు.',
        'చాలా ఏళ్లుగా జిల్లాలో పాఠశాలలకు, తాగునీటి పనులకు సాయం చేస్తున్నారు.',
        'స్నాతకోత్సవాల్లో గ్రామ సేవ గురించి మాట్లాడుతారు.',
      ],
      message:
        'నా చిన్నతనంలో నడవలేని మనిషిని ఎక్కడికైనా మోసుకెళ్లేవారు, లేదా ఇంట్లోనే ఉండిపోయేవాడు. ఈ రోజు శిక్షణ పొందిన చేయి అతణ్ని తిరిగి పొలానికి పంపగలదు. అందుకే ఈ కళాశాల కట్టాము. తల్లిదండ్రులకు చెబుతున్నాను: నమ్మకంతో మీ పిల్లలను మా దగ్గరకు పంపండి. విద్యార్థులకు చెబుతున్నాను: బాగా నేర్చుకోండి, మీరు వచ్చిన ఊరిని మరవకండి.',
      profile_image_alt: 'శ్రీ కోరాడ అప్పల నాయుడు, పోషకులు',
    },
    {
      name: 'శ్రీమతి పైడి అన్నపూర్ణ',
      designation: 'కార్యదర్శి, కరస్పాండెంట్',
      specialization: 'కళాశాల పరిపాలన, ఉత్తర ప్రత్యుత్తరాలు',
      descriptions: [
        'కళాశాల తరఫున విశ్వవిద్యాలయానికి, మండలికి రాస్తారు.',
        'ప్రవేశాలు, ఫీజులు, ఉపకార వేతనాలు చూసుకుంటారు.',
        'ప్రతి శనివారం ఉదయం తల్లిదండ్రులను కలుస్తారు.',
      ],
      message:
        'ఫీజు చెల్లించే కుటుంబానికి స్పష్టమైన సమాధానాలు పొందే హక్కు ఉంది. మా ఫీజులు ఈ వెబ్‌సైట్‌లో రాసి ఉన్నాయి, అంతకంటే ఎక్కువ కళాశాలలో ఎవరూ అడగకూడదు. ఏదైనా స్పష్టంగా లేకపోతే నాకు రాయండి లేదా శనివారం రండి. ప్రతి ఉత్తరం చదువుతాను.',
      profile_image_alt: 'శ్రీమతి పైడి అన్నపూర్ణ, కార్యదర్శి, కరస్పాండెంట్',
    },
    {
      name: 'డా. బొడ్డేపల్లి లక్ష్మీ ప్రసన్న',
      designation: 'డైరెక్టర్',
      specialization: 'నరాల ఫిజియోథెరపీ',
      descriptions: [
        'న్యూరాలజీలో మాస్టర్ ఆఫ్ ఫిజియోథెరపీ.',
        'కళాశాలలో బోధన, క్లినిక్ శిక్షణ, పరిశోధనకు నాయకత్వం వహిస్తారు.',
        'ప్రభుత్వ, ప్రైవేటు ఆసుపత్రుల్లో పక్షవాతం రోగులతో పని చేశారు.',
      ],
      message:
        'ఫిజియోథెరపీని చేతులతో, కళ్లతో, ఓర్పుతో నేర్చుకుంటారు. విద్యార్థులు త్వరగా రోగులకు చికిత్స చేయాలని, తప్పులను దయతో సరిదిద్దాలని మా బ్యాచ్‌లను చిన్నవిగా ఉంచుతాము. ప్రశ్నలు అడగండి, రాసుకోండి, ప్రయోగశాలలో ఎముకలను చీకట్లోనూ గుర్తుపట్టే వరకు తాకి చూడండి. మిగతాది అదే వస్తుంది.',
      profile_image_alt: 'డా. బొడ్డేపల్లి లక్ష్మీ ప్రసన్న, డైరెక్టర్',
    },
    {
      name: 'శ్రీ మెట్ట సూర్యనారాయణ',
      designation: 'పరిపాలనాధికారి',
      specialization: 'ఆర్థిక వ్యవహారాలు, ప్రాంగణం, విద్యార్థుల సంక్షేమం',
      descriptions: [
        'ఆఫీసును, ప్రాంగణాన్ని నడిపిస్తారు.',
        'విద్యార్థుల, సిబ్బంది రికార్డులు చూసుకుంటారు.',
        'ప్రాంగణంలో ఏదైనా పని చేయకపోతే మొదట ఫోన్ చేయవలసింది వీరికే.',
      ],
      message:
        'మంచి బోధనకు శుభ్రమైన గదులు, పని చేసే యంత్రాలు, న్యాయమైన నియమాలు కావాలి. నా బృందం ఉదయం ప్రాంగణం తెరుస్తుంది, రాత్రి తాళం వేస్తుంది. సర్టిఫికెట్ కావాలన్నా, రసీదు కావాలన్నా, బస్ స్టాపుకు దారి తెలియాలన్నా ఆఫీసుకు రండి. సాయం చేయడానికే మేము ఉన్నాము.',
      profile_image_alt: 'శ్రీ మెట్ట సూర్యనారాయణ, పరిపాలనాధికారి',
    },
  ],
});
