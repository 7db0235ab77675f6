import * as english from '../en/seo.ts';
import { college as facts, programme } from '../facts.ts';
import { college } from './college.ts';
import { inTelugu } from './in-telugu.ts';

const { shortName } = college;

export const seo = inTelugu(english.seo, {
  '/': {
    title: `${college.name} (${shortName}), ఆంధ్రప్రదేశ్`,
    description: `ఆంధ్రప్రదేశ్‌లో ఫిజియోథెరపీ చదవండి: బీపీటీ, ${programme.years} సంవత్సరాలు, ఇంటర్న్‌షిప్, ఏటా {seatsTotal} సీట్లు.{admissionSentence} కౌన్సెలింగ్ కోడ్ ${facts.counsellingCode}.`,
  },
  '/about': {
    title: `కళాశాల గురించి | ${shortName}`,
    description: 'మేము ఎవరము: ఏటా {seatsTotal} మంది విద్యార్థుల చిన్న ఫిజియోథెరపీ కళాశాల, రాష్ట్ర ఆరోగ్య విశ్వవిద్యాలయానికి అనుబంధం.',
  },
  '/about/our-mission-and-vision': {
    title: `మా లక్ష్యం, దృష్టి | ${shortName}`,
    description: 'మేము దేని కోసం పని చేస్తున్నాము: నైపుణ్యం, నిజాయితీ, దయ ఉన్న ఫిజియోథెరపిస్టులు, సాయం అందని వారికి సాయం.',
  },
  '/about/governing-body': {
    title: `పాలక మండలి | ${shortName}`,
    description: 'పాలక మండలి సభ్యులు, వారి పనులు, వారిని ఎలా సంప్రదించాలి. మండలి ఏటా రెండుసార్లు సమావేశమవుతుంది.',
  },
  '/about/patron-vcp': {
    title: `పోషకులు | ${shortName}`,
    description: 'కళాశాల పోషకులు, విద్యార్థులకు, తల్లిదండ్రులకు వారి సందేశం.',
  },
  '/about/secretary-correspondence-vcp': {
    title: `కార్యదర్శి, కరస్పాండెంట్ | ${shortName}`,
    description: 'కళాశాల కార్యదర్శి, కరస్పాండెంట్: వారి పని, సందేశం, ఎలా సంప్రదించాలి.',
  },
  '/about/director-vcp': {
    title: `డైరెక్టర్ | ${shortName}`,
    description: 'బోధన, క్లినిక్ శిక్షణ, పరిశోధనకు నాయకత్వం వహించే కళాశాల డైరెక్టర్.',
  },
  '/about/principal-vcp': { title: `ప్రిన్సిపల్ | ${shortName}`, description: 'కళాశాల ప్రిన్సిపల్ పేజీ.' },
  '/about/members-faculties-vcp': {
    title: `సభ్యులు, అధ్యాపకులు | ${shortName}`,
    description: 'కళాశాల సభ్యులు, అధ్యాపకులు. ఈ విభాగం తయారవుతోంది.',
  },
  '/about/administrator-vcp': {
    title: `పరిపాలనాధికారి | ${shortName}`,
    description: 'ప్రాంగణం, రికార్డులు, విద్యార్థుల రోజువారీ అవసరాలు చూసే కళాశాల పరిపాలనాధికారి.',
  },
  '/about/our-programme': {
    title: `మా కోర్సు, సంవత్సరాల వారీగా | ${shortName}`,
    description: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ ${programme.years} సంవత్సరాల్లో, {internshipMonths} నెలల ఇంటర్న్‌షిప్‌లో విద్యార్థులు ఏమి నేర్చుకుంటారు.`,
  },
  '/admissions': {
    title: `ప్రవేశాలు: పత్రాలు, అర్హత | ${shortName}`,
    description: `బీపీటీలో ఎవరు చేరవచ్చు, తీసుకురావలసిన తొమ్మిది పత్రాలు, రెండు కోటాలు, కౌన్సెలింగ్ కోడ్ ${facts.counsellingCode}, దరఖాస్తు ఫారం.`,
  },
  '/admissions/fee-structure': {
    title: `బీపీటీ ఫీజుల వివరాలు | ${shortName}`,
    description:
      'సంవత్సరపు ఫీజు: కన్వీనర్ కోటా {feeConvener}, యాజమాన్య కోటా {feeManagement}. ఒక్కసారి ఫీజు {feeOnce}. డొనేషన్ లేదు.',
  },
  '/admissions/courses-offered': {
    title: `అందించే కోర్సులు | ${shortName}`,
    description: '{seatsTotal} సీట్లతో బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ, ఉచిత కంప్యూటర్ శిక్షణ: వ్యవధి, సీట్లు, అర్హత.',
  },
  '/services': {
    title: `మా సేవలు | ${shortName}`,
    description: 'విద్యార్థులకు, చుట్టుపక్కల ప్రజలకు డిజిటల్ గ్రంథాలయం, పరిశోధన, సామాజిక సేవలు, ఉపకార వేతనాలు, క్రీడా శిబిరాలు.',
  },
  '/services/research-laboratory': {
    title: `పరిశోధన, ప్రయోగశాల | ${shortName}`,
    description: 'నడుము నొప్పి, పక్షవాతం, భంగిమపై అధ్యయనాలు, నడక ప్రయోగశాల, పరిశోధన ప్రతిపాదన ఎలా పంపాలి.',
  },
  '/services/digital-library': {
    title: `డిజిటల్ గ్రంథాలయం | ${shortName}`,
    description: 'ఫిజియోథెరపీ పుస్తకాలు వెతకండి, మేము సూచించినవి చూడండి, పుస్తకం కోసం గ్రంథాలయాన్ని అడగండి.',
  },
  '/services/community-services': {
    title: `సామాజిక సేవలు | ${shortName}`,
    description: 'చుట్టుపక్కల గ్రామాల్లో ఉచిత ఫిజియోథెరపీ శిబిరాలు, పాఠశాల పరీక్షలు, ఇంటి సందర్శనలు, పక్షవాతం సంరక్షణ.',
  },
  '/services/sports-training-camping': {
    title: `క్రీడా, శిక్షణ శిబిరాలు | ${shortName}`,
    description: 'ఏడు శిబిరాలు: క్రీడా ఫిజియోథెరపీ, టేపింగ్, ఫిట్‌నెస్, యోగా, అథ్లెటిక్స్, ప్రథమ చికిత్స, సాహసం.',
  },
  '/services/scholarships': {
    title: `ఉపకార వేతనాలు | ${shortName}`,
    description: 'ఉపకార వేతనం ఎవరికి వస్తుంది, ఏమి కావాలి, కమిటీ ఎలా నిర్ణయిస్తుంది, ఎలా కొనసాగుతుంది.',
  },
  '/scholarships-form': {
    title: `ఉపకార వేతన దరఖాస్తు ఫారం | ${shortName}`,
    description: 'ఉపకార వేతనానికి దరఖాస్తు చేయండి: మార్కులు, వ్యక్తిగత వివరణ, సమాజ సేవ, మూడు పత్రాలు PDF గా.',
  },
  '/contact': {
    title: `సంప్రదించండి | ${shortName}`,
    description: 'కళాశాల చిరునామా, మ్యాప్, ఫోన్, ఈ-మెయిల్, ఆఫీసు వేళలు, సందేశ ఫారం, తరచూ అడిగే ప్రశ్నలకు సమాధానాలు.',
  },
  '/facilities': {
    title: `సౌకర్యాలు | ${shortName}`,
    description: 'కళాశాల ప్రాంగణం, గ్రంథాలయం, కంప్యూటర్ ప్రయోగశాలలు, ఫిట్‌నెస్ కేంద్రం, క్లినికల్ ప్రయోగశాలలు, చిత్రాలతో.',
  },
  '/courses': {
    title: `కోర్సులు: ఫిజియోథెరపీ, కంప్యూటర్ | ${shortName}`,
    description: 'బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ, ఉచిత కంప్యూటర్ శిక్షణ: ఏమి నేర్చుకుంటారు, ఎంత కాలం, ఎటు దారి తీస్తుంది.',
  },
  '/course-details/physiotherapy': {
    title: `బ్యాచిలర్ ఆఫ్ ఫిజియోథెరపీ (బీపీటీ) | ${shortName}`,
    description: `బీపీటీ ${programme.years} సంవత్సరాలు, {internshipMonths} నెలల ఇంటర్న్‌షిప్: పాఠ్యాంశాలు, ప్రయోజనాలు, ఉద్యోగాలు. ఇంటర్మీడియట్ బైపీసీ ${programme.minimumMarksPercent}% కావాలి.`,
  },
  '/course-details/computer-course': {
    title: `ఉచిత కంప్యూటర్ శిక్షణ | ${shortName}`,
    description: 'విద్యార్థులకు, యువతకు ఉచితంగా కంప్యూటర్: టైపింగ్, ఆఫీసు ప్రోగ్రాములు, ఇంటర్నెట్, జాగ్రత్తలు, రెండు భాషల్లో.',
  },
  '/service-details/physiotherapy': {
    title: `ఫిజియోథెరపీ చికిత్స | ${shortName}`,
    description: 'ఫిజియోథెరపీ దేనికి ఉపయోగపడుతుంది, మొదటిసారి ఏమి జరుగుతుంది, ఏమి తీసుకురావాలి, సమయం ఎలా తీసుకోవాలి.',
  },
  '/exams': {
    title: `పరీక్షలు: తేదీలు, ఫలితాలు | ${shortName}`,
    description: 'కళాశాల పరీక్షల తేదీలు, ఫలితాలు, చదువు సామగ్రి, ప్రకటనలు ఒకే చోట, ప్రశ్నలకు సమాధానాలతో.',
  },
  '/exams/schedule': {
    title: `పరీక్షల తేదీలు | ${shortName}`,
    description: 'రాబోయే బీపీటీ పరీక్షల తేదీలు, సమయాలు, పాఠ్యాంశాలు, పరీక్ష కోడ్‌లు, హాళ్లు.',
  },
  '/exams/results': {
    title: `పరీక్ష ఫలితాలు | ${shortName}`,
    description: 'మీ బీపీటీ పరీక్ష ఫలితాలు ఎలా, ఎక్కడ చూడాలి; కనిపించకపోతే ఎవరిని అడగాలి.',
  },
  '/exams/resources': {
    title: `పరీక్షల చదువు సామగ్రి | ${shortName}`,
    description: 'సిద్ధం కావడానికి ఎనిమిది పేజీలు: ప్రశ్నపత్రాలు, గైడ్‌లు, పుస్తకాలు, సాధన, వీడియోలు, నమూనా పరీక్షలు, పరిశోధన.',
  },
  '/exams/notices': {
    title: `పరీక్షల ప్రకటనలు | ${shortName}`,
    description: 'పరీక్షలపై తాజా ప్రకటనలు: తేదీల మార్పులు, హాల్ టికెట్లు, ప్రాక్టికల్ రికార్డులు.',
  },
  '/anti-ragging': {
    title: `ర్యాగింగ్ నిరోధం, ఫిర్యాదులు | ${shortName}`,
    description: 'ర్యాగింగ్ నేరం: జాతీయ సహాయ కేంద్రం, కళాశాలలో ఎవరికి చెప్పాలి, ఏ ఫిర్యాదుకైనా ఫారం.',
  },
  '/notices': {
    title: `ప్రకటనలు | ${shortName}`,
    description: 'కళాశాల ప్రకటనలు: పరీక్షలు, ప్రవేశాలు, సెలవులు. దాచుకోవడానికి పత్రాలతో.',
  },
  '/notices/past': {
    title: `పాత ప్రకటనలు | ${shortName}`,
    description: 'గడువు ముగిసిన కళాశాల ప్రకటనలు, ఇటీవలివి ముందు.',
  },
  '/resources/anatomy-papers': {
    title: `బీపీటీ అనాటమీ ప్రశ్నపత్రాలు | ${shortName}`,
    description: 'బీపీటీ విద్యార్థులకు మానవ అనాటమీ ప్రశ్నలు, శరీర భాగాల వారీగా, పుస్తకాలతో, సాధన విధానంతో.',
  },
  '/resources/physiology-guide': {
    title: `బీపీటీ ఫిజియాలజీ గైడ్ | ${shortName}`,
    description: 'ఫిజియోథెరపిస్టుకు అవసరమైన ఫిజియాలజీ అంశాలు, మంచి క్రమంలో, పుస్తకాలు, చదువు చిట్కాలతో.',
  },
  '/resources/books': {
    title: `సూచించిన ఫిజియోథెరపీ పుస్తకాలు | ${shortName}`,
    description: 'బీపీటీ ఒక్కో సంవత్సరంలో మా అధ్యాపకులు వాడే పుస్తకాలు, గ్రంథాలయం నుంచి ఎలా తీసుకోవాలి.',
  },
  '/resources/practice': {
    title: `ఫిజియోథెరపీ సాధన ప్రశ్నలు | ${shortName}`,
    description: 'పది నిమిషాల ఖాళీలో వ్యాయామ చికిత్స, ఎలక్ట్రోథెరపీ, బయోమెకానిక్స్ చిన్న ప్రశ్నలు.',
  },
  '/resources/videos': {
    title: `ఫిజియోథెరపీ వీడియో పాఠాలు | ${shortName}`,
    description: 'పరీక్షించడం, చికిత్స చేయడంపై రికార్డు చేసిన పాఠాలు, వాటి నుంచి ఎలా నేర్చుకోవాలి.',
  },
  '/resources/materials': {
    title: `ఫిజియోథెరపీ చదువు పత్రాలు | ${shortName}`,
    description: 'రోగి పరీక్ష పత్రం, కీళ్ల సాధారణ కదలిక, వాడే కొలమానాలు: ప్రయోగశాలలో, రోగి దగ్గర.',
  },
  '/resources/mock-tests': {
    title: `బీపీటీ నమూనా పరీక్షలు | ${shortName}`,
    description: 'మూడు గంటల ప్రశ్నపత్రం తీరు, ఇంట్లో రాసుకోవడానికి రెండు నమూనా పరీక్షలు, సమయ ప్రణాళికతో.',
  },
  '/resources/research': {
    title: `బీపీటీ పరిశోధన పఠనం | ${shortName}`,
    description: 'బీపీటీ విద్యార్థులకు పరిశోధనలో మొదటి అడుగులు: ప్రశ్నలు, అంకెలు, వ్యాసం ఎలా చదవాలి, ఎక్కడ వెతకాలి.',
  },
  '/gallery': {
    title: `ఫోటోలు | ${shortName}`,
    description: 'పండుగ శుభాకాంక్షలు, పోస్టర్లు, బ్యానర్లు, కళాశాల చిత్రాలు: చూడండి, డౌన్‌లోడ్ చేసుకోండి.',
  },
  '/privacy-policy': {
    title: `గోప్యతా విధానం | ${shortName}`,
    description: 'కళాశాల ఏ వ్యక్తిగత సమాచారాన్ని ఎందుకు వాడుతుంది, ఈ సైట్ ఏది ఉంచుకోదు, చట్టం ప్రకారం మీ హక్కులు.',
  },
  '/terms-and-conditions': {
    title: `నియమ నిబంధనలు | ${shortName}`,
    description: 'ఈ సైట్ వాడకం, ఆరోగ్య సమాచారం, చిత్రాలు, ఖాతాల నియమాలు.',
  },
  '/webinar': {
    title: `వెబినార్లు | ${shortName}`,
    description: 'ఆరోగ్యం, ఫిజియోథెరపీ ఉద్యోగాలపై ఉచిత వీడియో ఉపన్యాసాలు: తదుపరిది, జరిగినవి.',
  },
  '/career-path/at-vcp': {
    title: `కళాశాలలో ఉద్యోగాలు | ${shortName}`,
    description: 'కళాశాలలో అధ్యాపకుల, సిబ్బంది ఖాళీ పోస్టులు.',
  },
  '/under-developments-or-maintenance': {
    title: `తయారవుతోంది | ${shortName}`,
    description: 'సైట్‌లోని ఈ భాగం ఇంకా తయారవుతోంది.',
  },
  '/student-login': {
    title: `విద్యార్థి లాగిన్ | ${shortName}`,
    description: 'మీ వివరాలు, పాఠ్యాంశాలు, గ్రేడ్లు, ఫీజుల కోసం విద్యార్థి పోర్టల్‌లో లాగిన్ అవ్వండి.',
  },
  '/admin-login': { title: `అడ్మిన్ లాగిన్ | ${shortName}`, description: 'కళాశాల పరిపాలనలో లాగిన్ అవ్వండి.' },
  '/faculty-login': {
    title: `అధ్యాపకుల లాగిన్ | ${shortName}`,
    description: 'మీ వివరాలు, పాఠ్యాంశాలు, విద్యార్థులు, క్యాలెండర్ కోసం అధ్యాపకుల పోర్టల్‌లో లాగిన్ అవ్వండి.',
  },
  '/guardian-login': {
    title: `తల్లిదండ్రుల లాగిన్ | ${shortName}`,
    description: 'మీ పిల్లల హాజరు, ఫీజులు, మార్కులు, కళాశాల ప్రకటనలు చూడడానికి లాగిన్ అవ్వండి.',
  },
  '/verify': {
    title: `పత్రం సరిచూడండి | ${shortName}`,
    description: 'కళాశాల సర్టిఫికెట్, మార్కుల మెమో లేదా రసీదు చెల్లుతుందో లేదో దానిపై ముద్రించిన కోడ్‌తో చూడండి.',
  },
  '/set-password': {
    title: `పాస్‌వర్డ్ పెట్టుకోండి | ${shortName}`,
    description: 'మీకు ఇచ్చిన లింకుతో మీ ఖాతా పాస్‌వర్డ్ పెట్టుకోండి.',
  },
  '/404': {
    title: `పేజీ దొరకలేదు | ${shortName}`,
    description: 'ఈ చిరునామాలో పేజీ లేదు. ఎక్కువ మంది చూసే పేజీలు ఇక్కడ ఉన్నాయి.',
  },
  '/course-not-found': {
    title: `ఈ కోర్సు లేదు | ${shortName}`,
    description: 'కళాశాలలో అలాంటి కోర్సు లేదు. మేము బోధించే కోర్సులు ఇక్కడ ఉన్నాయి.',
  },
  '/portal': { title: `పోర్టల్ | ${shortName}`, description: 'విద్యార్థుల, అధ్యాపకుల, ఆఫీసు పోర్టళ్లు.' },
});
