// The gallery: five categories, festivals with their greetings (product §2.8, §3, §4).

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { GalleryCategory, GalleryCategoryName, PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/gallery': {
      label: 'Gallery',
      title: `Gallery | ${college.shortName}`,
      description:
        'Festival greetings, posters, banners and pictures of the college, to look at and to download.',
      image: {
        src: 'gallery/festivals/sankranti-1.svg',
        alt: 'A red pot boils over between sugar canes, with a coloured rangoli in front and kites in the sky',
      },
      searchWords: 'photos pictures download ఫోటోలు చిత్రాలు',
    },
  } as const satisfies Record<string, PageHead>,

  galleryPage: {
    title: 'Gallery',
    lead: 'Days at the college: festivals, posters, banners and the campus.',
    search: { label: 'Search the gallery', placeholder: 'for example: Sankranti', button: 'Search' },
    filterLabel: 'Show',
    all: 'All',
    empty: 'No picture matches. Try another word or choose All.',
    none: 'No pictures at present.',
    /** {count} is a number. */
    count: '{count} pictures',
    countOne: '1 picture',
    download: 'Download',
    /** The drawing itself, for printing large. */
    drawing: 'For printing',
    drawingLong: '{title} (SVG)',
    formats: 'Pictures come as JPEG, ready for WhatsApp. “For printing” gives them as SVG, for large prints.',
    jpegOnly: 'Pictures come as JPEG, ready for WhatsApp.',
    loading: 'Looking …',
    failed: 'The list of pictures could not be loaded. Please check the connection and try again.',
    more: 'Show more pictures',
    agreement: {
      title: 'Download agreement',
      text: 'The pictures belong to the college. You may use them for private purposes and school work, unchanged, with the name of the college. Please do not sell them.',
      terms: { label: 'Terms and Conditions', url: '/terms-and-conditions' },
      checkbox: 'I have read the terms and agree.',
      confirm: 'Download',
      cancel: 'Cancel',
      stored: 'Your agreement is kept on this device, so that we ask only once.',
      failed: 'The agreement could not be loaded. Please check the connection and try again.',
    },
  } as const,

  /** Names of the filter buttons; each festival has a button of its own. */
  galleryCategoryLabels: {
    festivals: 'Festivals',
    ads: 'Ads',
    banners: 'Banners',
    website: 'Website',
    aboutCollege: 'About College',
  } as const satisfies Record<GalleryCategoryName, string>,

  galleryCategories: [
    {
      categoryName: 'festivals',
      festivals: [
        {
          id: 'sankranti',
          festivalName: 'Sankranti',
          description: 'The harvest festival, with muggu on the ground and kites in the sky.',
          dateAdded: '2026-01-14',
          tags: ['festival', 'harvest', 'sankranti'],
          messages: [
            {
              text: 'Happy Sankranti! May your fields and your health be good.',
              keywords: ['harvest', 'pongal', 'kite', 'bhogi'],
            },
            { text: 'సంక్రాంతి శుభాకాంక్షలు', keywords: ['సంక్రాంతి', 'rangoli', 'muggu'] },
          ],
          images: [
            {
              id: 'sankranti-1',
              title: 'Pongal pot and muggu',
              url: 'gallery/festivals/sankranti-1.svg',
              description: 'The muggu is ready, and the milk boils over as it should.',
              altText:
                'A red pot boils over between sugar canes, with a coloured rangoli in front and kites in the sky',
              category: 'festivals',
              dateAdded: '2026-01-14',
              tags: ['pongal', 'rangoli'],
            },
            {
              id: 'sankranti-2',
              title: 'Kites from the roof',
              url: 'gallery/festivals/sankranti-2.svg',
              description: 'An afternoon of kites, and heads held back to follow them.',
              altText:
                'A young man flies a kite from a flat roof, a girl holds the reel and an old man points up',
              category: 'festivals',
              dateAdded: '2026-01-15',
              tags: ['kites', 'roof'],
            },
          ],
        },
        {
          id: 'ugadi',
          festivalName: 'Ugadi',
          description: 'The Telugu new year, with six tastes in one bowl.',
          dateAdded: '2026-03-19',
          tags: ['festival', 'new year', 'ugadi'],
          messages: [
            {
              text: 'Happy Ugadi! A new year, with all its tastes.',
              keywords: ['new year', 'pachadi', 'panchangam'],
            },
            { text: 'ఉగాది శుభాకాంక్షలు', keywords: ['ఉగాది', 'mango', 'neem'] },
          ],
          images: [
            {
              id: 'ugadi-1',
              title: 'Ugadi pachadi',
              url: 'gallery/festivals/ugadi-1.svg',
              description: 'Six tastes to begin the year with.',
              altText:
                'A red bowl of Ugadi pachadi under a string of mango leaves, with the six tastes around it',
              category: 'festivals',
              dateAdded: '2026-03-19',
              tags: ['pachadi', 'mango leaves'],
            },
          ],
        },
        {
          id: 'diwali',
          festivalName: 'Diwali',
          description: 'The festival of lights.',
          dateAdded: '2026-11-08',
          tags: ['festival', 'lights', 'diwali'],
          messages: [
            {
              text: 'Happy Diwali! Light without smoke, joy without injury.',
              keywords: ['deepavali', 'lamps', 'lights', 'safety'],
            },
            { text: 'దీపావళి శుభాకాంక్షలు', keywords: ['దీపావళి', 'diya'] },
          ],
          images: [
            {
              id: 'diwali-1',
              title: 'Diwali greeting',
              url: 'gallery/festivals/diwali-1.svg',
              description: 'This year’s greeting card.',
              altText: 'A large oil lamp on a rangoli, with nine small lamps in an arc above it',
              category: 'festivals',
              dateAdded: '2026-11-08',
              tags: ['greeting', 'card'],
            },
            {
              id: 'diwali-2',
              title: 'Diwali evening',
              url: 'gallery/festivals/diwali-2.svg',
              description: 'Three generations light the lamps together.',
              altText:
                'A woman and a child light lamps beside a rangoli while an old man in a wheelchair looks on',
              category: 'festivals',
              dateAdded: '2026-11-08',
              tags: ['lamps', 'evening'],
            },
          ],
        },
        {
          id: 'independence-day',
          festivalName: 'Independence Day',
          description: 'Flag hoisting on 15 August.',
          dateAdded: '2026-08-15',
          tags: ['national day', '15 August'],
          messages: [
            {
              text: 'Happy Independence Day! Free to move, free to serve.',
              keywords: ['flag', 'august', 'india', 'freedom'],
            },
          ],
          images: [
            {
              id: 'independence-day-1',
              title: 'Flag hoisting',
              url: 'gallery/festivals/independence-day-1.svg',
              description: 'A teacher raises the flag, and school children bring small ones.',
              altText:
                'A woman stands at the pole of the Indian flag before the college; two children raise small flags, a man stands behind them',
              category: 'festivals',
              dateAdded: '2026-08-15',
              tags: ['flag', 'children'],
            },
          ],
        },
        {
          id: 'world-physiotherapy-day',
          festivalName: 'World Physiotherapy Day',
          description: '8 September, the day on which physiotherapists show what they do.',
          dateAdded: '2026-09-08',
          tags: ['8 September', 'physiotherapy'],
          messages: [
            {
              text: 'Happy World Physiotherapy Day! Movement is a gift we can share.',
              keywords: ['world pt day', 'september', 'movement', 'health walk'],
            },
          ],
          images: [
            {
              id: 'world-physiotherapy-day-1',
              title: 'Movement for all ages',
              url: 'gallery/festivals/world-physiotherapy-day-1.svg',
              description: 'Our greeting for World Physiotherapy Day.',
              altText:
                'A child, a young man, a woman, a man in a wheelchair and an old man with a stick under a wide arc',
              category: 'festivals',
              dateAdded: '2026-09-08',
              tags: ['greeting', 'all ages'],
            },
            {
              id: 'world-physiotherapy-day-2',
              title: 'Moving around the world',
              url: 'gallery/festivals/world-physiotherapy-day-2.svg',
              description: 'Everybody, everywhere, at any age.',
              altText: 'Five people exercise on the upper half of a globe',
              category: 'festivals',
              dateAdded: '2026-09-08',
              tags: ['exercise', 'globe'],
            },
          ],
        },
      ],
    },
    {
      categoryName: 'ads',
      images: [
        {
          id: 'admissions-open',
          title: 'Admissions open',
          url: 'gallery/ads/admissions-open.svg',
          description: 'The picture of this year’s admission poster.',
          altText: 'Three young people walk through the college gate, the first of them waves',
          category: 'ads',
          dateAdded: '2026-05-04',
          tags: ['admission', 'poster'],
        },
        {
          id: 'free-computer-training',
          title: 'Free computer training',
          url: 'gallery/ads/free-computer-training.svg',
          description: 'The picture of the computer training poster.',
          altText: 'A young woman sits at a laptop while a teacher points at a large screen',
          category: 'ads',
          dateAdded: '2026-06-10',
          tags: ['computer', 'poster'],
        },
      ],
    },
    {
      categoryName: 'banners',
      images: [
        {
          id: 'convocation',
          title: 'Convocation banner',
          url: 'gallery/banners/convocation.svg',
          description: 'The banner for graduation day.',
          altText: 'Four graduates throw their caps in front of the college',
          category: 'banners',
          dateAdded: '2026-04-18',
          tags: ['graduation', 'banner'],
        },
        {
          id: 'health-walk',
          title: 'Health walk banner',
          url: 'gallery/banners/health-walk.svg',
          description: 'The banner for the yearly walk through the town.',
          altText: 'People of all ages walk behind a flag, one of them in a wheelchair',
          category: 'banners',
          dateAdded: '2026-09-06',
          tags: ['walk', 'banner'],
        },
      ],
    },
    {
      categoryName: 'website',
      images: [
        {
          id: 'home-banner',
          title: 'Learning to walk again',
          url: 'gallery/website/home-banner.svg',
          description: 'The first steps after an illness, with a hand to hold.',
          altText: 'A physiotherapist supports an elderly woman who practises walking',
          category: 'website',
          dateAdded: '2026-07-01',
          tags: ['website', 'home'],
        },
        {
          id: 'services-banner',
          title: 'Play as treatment',
          url: 'gallery/website/services-banner.svg',
          description: 'A large ball feels like play, and makes the back strong.',
          altText: 'Two physiotherapists help a child to sit on a large ball',
          category: 'website',
          dateAdded: '2026-07-01',
          tags: ['website', 'services'],
        },
      ],
    },
    {
      categoryName: 'aboutCollege',
      images: [
        {
          id: 'about-campus',
          title: 'The campus',
          url: 'gallery/about-college/campus.svg',
          description: 'The main building from the road.',
          altText: 'The college building with palms, a bus and a bicycle in front of it',
          category: 'aboutCollege',
          dateAdded: '2026-07-01',
          tags: ['campus', 'building'],
        },
        {
          id: 'about-students',
          title: 'Our students',
          url: 'gallery/about-college/students.svg',
          description: 'Before the afternoon practice.',
          altText: 'Four students in uniform stand together beside a bookshelf',
          category: 'aboutCollege',
          dateAdded: '2026-07-01',
          tags: ['students'],
        },
        {
          id: 'about-clinic',
          title: 'The clinic',
          url: 'gallery/about-college/clinic.svg',
          description: 'Where students treat patients under guidance.',
          altText: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
          category: 'aboutCollege',
          dateAdded: '2026-07-01',
          tags: ['clinic', 'patients'],
        },
      ],
    },
  ] as const satisfies readonly GalleryCategory[],
};

export const te = inTelugu(en, {
  pages: {
    '/gallery': {
      label: 'ఫోటోలు',
      title: `ఫోటోలు | ${college.shortName}`,
      description: 'పండుగ శుభాకాంక్షలు, పోస్టర్లు, బ్యానర్లు, కళాశాల చిత్రాలు: చూడండి, డౌన్‌లోడ్ చేసుకోండి.',
    },
  },

  galleryPage: {
    title: 'ఫోటోలు',
    lead: 'కళాశాలలో రోజులు: పండుగలు, పోస్టర్లు, బ్యానర్లు, ప్రాంగణం.',
    search: { label: 'ఫోటోల్లో వెతకండి', placeholder: 'ఉదాహరణకు: సంక్రాంతి', button: 'వెతకండి' },
    filterLabel: 'చూపవలసినవి',
    all: 'అన్నీ',
    empty: 'సరిపోయే చిత్రం లేదు. వేరే పదం ప్రయత్నించండి లేదా ‘అన్నీ’ ఎంచుకోండి.',
    none: 'ప్రస్తుతం చిత్రాలు లేవు.',
    count: '{count} చిత్రాలు',
    countOne: '1 చిత్రం',
    download: 'డౌన్‌లోడ్',
    drawing: 'ముద్రణకు',
    drawingLong: '{title} (SVG)',
    formats: 'చిత్రాలు వాట్సాప్‌కు సరిపడే JPEG గా వస్తాయి. పెద్దగా ముద్రించడానికి ‘ముద్రణకు’ నొక్కితే SVG గా వస్తాయి.',
    jpegOnly: 'చిత్రాలు వాట్సాప్‌కు సరిపడే JPEG గా వస్తాయి.',
    loading: 'వెతుకుతున్నాము …',
    failed: 'చిత్రాల జాబితా తెరవలేకపోయాము. దయచేసి ఇంటర్నెట్ చూసుకొని మళ్లీ ప్రయత్నించండి.',
    more: 'మరిన్ని చిత్రాలు చూపండి',
    agreement: {
      title: 'డౌన్‌లోడ్ ఒప్పందం',
      text: 'చిత్రాలు కళాశాలకు చెందినవి. సొంత అవసరాలకు, పాఠశాల పనులకు, మార్చకుండా, కళాశాల పేరుతో వాడుకోవచ్చు. దయచేసి అమ్మకండి.',
      terms: { label: 'నియమ నిబంధనలు' },
      checkbox: 'నియమాలు చదివాను, అంగీకరిస్తున్నాను.',
      confirm: 'డౌన్‌లోడ్',
      cancel: 'రద్దు',
      stored: 'ఒక్కసారి మాత్రమే అడిగేందుకు మీ అంగీకారాన్ని ఈ ఫోన్ లేదా కంప్యూటర్‌లోనే ఉంచుతాము.',
      failed: 'ఒప్పందం తెరవలేకపోయాము. దయచేసి ఇంటర్నెట్ చూసుకొని మళ్లీ ప్రయత్నించండి.',
    },
  },

  galleryCategoryLabels: {
    festivals: 'పండుగలు',
    ads: 'ప్రచార చిత్రాలు',
    banners: 'బ్యానర్లు',
    website: 'వెబ్‌సైట్',
    aboutCollege: 'కళాశాల',
  },

  galleryCategories: [
    {
      festivals: [
        {
          festivalName: 'సంక్రాంతి',
          description: 'పంటల పండుగ: నేలపై ముగ్గులు, ఆకాశంలో గాలిపటాలు.',
          messages: [{ text: 'సంక్రాంతి శుభాకాంక్షలు! మీ పంటలూ, మీ ఆరోగ్యమూ బాగుండాలి.' }, { text: 'సంక్రాంతి శుభాకాంక్షలు' }],
          images: [
            { title: 'పొంగలి కుండ, ముగ్గు', description: 'ముగ్గు సిద్ధం, పాలు చక్కగా పొంగాయి.' },
            { title: 'మేడపై గాలిపటాలు', description: 'ఒక మధ్యాహ్నం గాలిపటాలు, తల పైకెత్తి చూపులు.' },
          ],
        },
        {
          festivalName: 'ఉగాది',
          description: 'తెలుగు కొత్త సంవత్సరం, ఒకే గిన్నెలో ఆరు రుచులు.',
          messages: [{ text: 'ఉగాది శుభాకాంక్షలు! అన్ని రుచులతో కొత్త సంవత్సరం.' }, { text: 'ఉగాది శుభాకాంక్షలు' }],
          images: [{ title: 'ఉగాది పచ్చడి', description: 'సంవత్సరం మొదలుపెట్టడానికి ఆరు రుచులు.' }],
        },
        {
          festivalName: 'దీపావళి',
          description: 'దీపాల పండుగ.',
          messages: [{ text: 'దీపావళి శుభాకాంక్షలు! పొగ లేని వెలుగు, గాయం లేని ఆనందం.' }, { text: 'దీపావళి శుభాకాంక్షలు' }],
          images: [
            { title: 'దీపావళి శుభాకాంక్షలు', description: 'ఈ సంవత్సరం శుభాకాంక్షల కార్డు.' },
            { title: 'దీపావళి సాయంత్రం', description: 'మూడు తరాలు కలిసి దీపాలు వెలిగించాయి.' },
          ],
        },
        {
          festivalName: 'స్వాతంత్ర్య దినోత్సవం',
          description: 'ఆగస్టు 15న జెండా వందనం.',
          messages: [{ text: 'స్వాతంత్ర్య దినోత్సవ శుభాకాంక్షలు! కదలడానికి స్వేచ్ఛ, సేవ చేయడానికి స్వేచ్ఛ.' }],
          images: [
            { title: 'జెండా వందనం', description: 'ఒక అధ్యాపకురాలు జెండా ఎగరేస్తున్నారు, బడి పిల్లలు చిన్న జెండాలతో ఉన్నారు.' },
          ],
        },
        {
          festivalName: 'ప్రపంచ ఫిజియోథెరపీ దినోత్సవం',
          description: 'సెప్టెంబర్ 8: ఫిజియోథెరపిస్టులు తమ పనిని చూపించే రోజు.',
          messages: [{ text: 'ప్రపంచ ఫిజియోథెరపీ దినోత్సవ శుభాకాంక్షలు! కదలిక అందరితో పంచుకోగల వరం.' }],
          images: [
            { title: 'అన్ని వయసులకూ కదలిక', description: 'ప్రపంచ ఫిజియోథెరపీ దినోత్సవానికి మా శుభాకాంక్షలు.' },
            { title: 'ప్రపంచమంతా కదలిక', description: 'అందరూ, అన్నిచోట్లా, ఏ వయసులోనైనా.' },
          ],
        },
      ],
    },
    {
      images: [
        { title: 'ప్రవేశాలు జరుగుతున్నాయి', description: 'ఈ సంవత్సరం ప్రవేశాల పోస్టర్ చిత్రం.' },
        { title: 'ఉచిత కంప్యూటర్ శిక్షణ', description: 'కంప్యూటర్ శిక్షణ పోస్టర్ చిత్రం.' },
      ],
    },
    {
      images: [
        { title: 'స్నాతకోత్సవ బ్యానర్', description: 'పట్టాల ప్రదాన దినోత్సవం బ్యానర్.' },
        { title: 'ఆరోగ్య నడక బ్యానర్', description: 'ఏటా ఊరంతా చేసే నడక బ్యానర్.' },
      ],
    },
    {
      images: [
        { title: 'మళ్లీ నడక నేర్చుకోవడం', description: 'అనారోగ్యం తర్వాత మొదటి అడుగులు, పక్కనే ఒక చేయి తోడు.' },
        { title: 'ఆటే చికిత్స', description: 'పెద్ద బంతి ఆటలా అనిపిస్తుంది; వీపు కండరాలకు బలమిస్తుంది.' },
      ],
    },
    {
      images: [
        { title: 'ప్రాంగణం', description: 'రోడ్డు వైపు నుంచి ప్రధాన భవనం.' },
        { title: 'మా విద్యార్థులు', description: 'మధ్యాహ్నం సాధనకు ముందు.' },
        { title: 'క్లినిక్', description: 'మార్గదర్శకత్వంలో విద్యార్థులు రోగులకు చికిత్స చేసే చోటు.' },
      ],
    },
  ],
});
