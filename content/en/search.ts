// Words of the site search.
export const search = {
  open: 'Search this site',
  label: 'Search pages, questions, notices and people',
  placeholder: 'Fees, exams, ఫీజు …',
  close: 'Close the search',
  loading: 'Loading the search…',
  failed: 'The search cannot be loaded. Please check the connection and try again.',
  none: 'Nothing found for “{words}”. Try a shorter word, or ask us on WhatsApp.',
  ask: 'Ask on WhatsApp',
  question: 'I looked on your website and did not find: {words}',
  hint: 'Type at least two letters.',
  /** Where no entry has every word. */
  partial: 'Found with some of the words. If the answer is not here, ask us on WhatsApp.',
  /** {count} is the number of results. */
  count: { one: '{count} result', other: '{count} results' },
  kinds: { page: 'Page', reference: 'Link', question: 'Question', notice: 'Notice', person: 'Person' },
} as const;

/** Words that visitors type and an answer of the admissions page does not contain. */
export const answerWords = {
  hostel: 'hostel room rooms stay accommodation mess food girls boys ladies women fee fees cost హాస్టల్ వసతి',
  transport: 'transport bus buses van route travel distance pass fare fee fees cost బస్సు రవాణా',
  neet: 'neet eapcet entrance rank examination నీట్ ప్రవేశ పరీక్ష',
  recognition: 'recognition recognised approved approval affiliation affiliated council university గుర్తింపు',
  phones: 'phone number mobile call contact ఫోన్ నంబరు',
} as const;

/** Synonyms for each page, in English and Telugu: words that visitors type and the page does not contain. */
export const searchWords: Readonly<Record<string, string>> = {
  '/admissions':
    'apply join neet entrance eapcet seat eligibility certificates form online counselling last date lastdate closing deadline open closed tc అడ్మిషన్ ప్రవేశం అర్హత సర్టిఫికెట్లు దరఖాస్తు ప్రవేశాలు సీట్లు సీట్ల కేటాయింపు ధ్రువపత్రాల పరిశీలన తుది గడువు చివరి తేదీ కౌన్సెలింగ్ documents papers ధ్రువీకరణ పత్రాలు',
  '/admissions/fee-structure': 'cost price money rupees tuition amount ఫీజు రుసుము డబ్బు ఖర్చు ఫీజు ఫీజులు చెల్లింపు బకాయిలు instalments parts విడతలు వాయిదాలు',
  '/admissions/courses-offered': 'seats duration కోర్సులు సీట్లు',
  '/courses': 'degree study కోర్సు కోర్సులు చదువు',
  '/course-details/physiotherapy': 'bpt degree bachelor internship ఫిజియోథెరపీ బిపిటి డిగ్రీ ఇంటర్న్‌షిప్',
  '/course-details/computer-course': 'free typing కంప్యూటర్ ఉచిత శిక్షణ',
  '/services/scholarships':
    'financial help money support bank loan స్కాలర్‌షిప్ ఉపకార వేతనం ఫీజు రీయింబర్స్‌మెంట్ reimbursement',
  '/scholarships-form': 'apply scholarship స్కాలర్‌షిప్ దరఖాస్తు',
  '/services/digital-library': 'books గ్రంథాలయం grandhalayam లైబ్రరీ పుస్తకాలు library',
  '/services/research-laboratory': 'lab project పరిశోధన',
  '/services/community-services': 'free camp village ఉచిత శిబిరం సేవలు గ్రామం',
  '/services/sports-training-camping': 'sport games క్రీడలు శిబిరం',
  '/service-details/physiotherapy': 'treatment pain clinic appointment చికిత్స నొప్పి ఫిజియోథెరపీ',
  '/contact':
    'phone number no call mobile phno whatsapp whats app address map location bus email timing timings time open సంప్రదించండి ఫోన్ చిరునామా',
  '/facilities': 'campus hostel accommodation transport lab gym సౌకర్యాలు ప్రయోగశాల',
  '/exams': 'examination పరీక్ష పరీక్షలు హాల్ టికెట్ hall ticket',
  '/exams/schedule': 'next exam date timetable dates పరీక్ష తేదీలు టైమ్‌టేబుల్',
  '/exams/results': 'marks ఫలితాలు మార్కులు ఉత్తీర్ణత passed',
  '/exams/notices': 'news circular నోటీసులు',
  '/notices': 'news circular holiday announcement నోటీసులు ప్రకటనలు సెలవు',
  '/anti-ragging': 'ragging complaint grievance harassment helpline safety bullying ర్యాగింగ్ ఫిర్యాదు',
  '/gallery': 'photos pictures download ఫోటోలు చిత్రాలు',
  '/webinar': 'talk video వెబినార్',
  '/career-path/at-vcp': 'job vacancy teacher ఉద్యోగం ఉద్యోగాలు',
  '/student-login':
    'portal sign in password attendance fees due విద్యార్థి లాగిన్ హాజరు కాలపట్టిక timetable రసీదు receipt',
  '/faculty-login': 'portal sign in staff teacher అధ్యాపకులు లాగిన్',
  '/guardian-login': 'portal sign in parent guardian mother father attendance fees తల్లిదండ్రులు లాగిన్ హాజరు ఫీజు',
  '/admin-login': 'portal sign in office',
  '/about/principal-vcp': 'head name ప్రిన్సిపాల్ ప్రిన్సిపల్',
  '/about': 'college history కళాశాల గురించి',
};
