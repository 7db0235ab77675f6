// The eight study pages below /resources (product §2.7). Books are named in plain text: the library lends them.
// Names of books and authors stay as the books have them.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { Link, PageHead, StudyResource } from '#shared/website/content.ts';

const library = { label: 'Digital library', url: '/services/digital-library' } as const satisfies Link;

export const en = {
  pages: {
    '/resources/anatomy-papers': {
      label: 'Anatomy Question Papers',
      title: `Anatomy Question Papers for BPT | ${college.shortName}`,
      description:
        'Questions in human anatomy for BPT students, sorted by region, with books and a way to practise.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/physiology-guide': {
      label: 'Physiology Study Guide',
      title: `Physiology Study Guide for BPT | ${college.shortName}`,
      description:
        'The topics of physiology a physiotherapist needs, in a good order, with books and study tips.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/books': {
      label: 'Recommended Books',
      title: `Recommended Physiotherapy Books | ${college.shortName}`,
      description: 'The books our teachers use in each year of BPT, and how to borrow them from the library.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/practice': {
      label: 'Practice Questions',
      title: `Physiotherapy Practice Questions | ${college.shortName}`,
      description:
        'Short questions in exercise therapy, electrotherapy and biomechanics for ten free minutes.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/videos': {
      label: 'Video Lessons',
      title: `Physiotherapy Video Lessons | ${college.shortName}`,
      description: 'Recorded demonstrations of examination and treatment skills, and how to learn from them.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/materials': {
      label: 'Study Materials',
      title: `Physiotherapy Study Materials | ${college.shortName}`,
      description:
        'An assessment sheet, normal joint ranges and the usual scales, for the laboratory and the bedside.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/mock-tests': {
      label: 'Mock Tests',
      title: `BPT Mock Tests | ${college.shortName}`,
      description:
        'The pattern of a three-hour paper and two mock tests to write at home, with a plan for the time.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
    '/resources/research': {
      label: 'Research Reading',
      title: `Research Reading for BPT | ${college.shortName}`,
      description:
        'First steps in research for BPT students: questions, numbers, how to read a paper and where to look.',
      image: {
        src: 'facilities/gallery/library-reading-room.svg',
        alt: 'Students read at the long table of the library',
      },
    },
  } as const satisfies Record<string, PageHead>,

  resourcePage: {
    readingHeading: 'Recommended reading',
    howToUseHeading: 'How to use this page',
    linksHeading: 'Go on with',
    topicsHeading: 'Topics',
    back: { label: 'All study resources', url: '/exams/resources' },
    note: 'Ask in the library for the current edition. Older editions are good enough for most chapters.',
  } as const,

  studyResources: [
    {
      slug: 'anatomy-papers',
      title: 'Anatomy Question Papers',
      intro:
        'Questions of the kind that university papers in Human Anatomy ask, sorted by region. Answer them with a pen, not in your head.',
      topics: [
        {
          heading: 'Upper limb',
          items: [
            'Describe the shoulder joint: articular surfaces, ligaments, movements and the muscles that make them.',
            'Draw the brachial plexus and mark its roots, trunks, divisions, cords and branches.',
            'Write short notes on the rotator cuff, the carpal tunnel and the cubital fossa.',
            'Explain wrist drop and claw hand by the nerve that is injured.',
          ],
        },
        {
          heading: 'Lower limb',
          items: [
            'Describe the knee joint. Why does it lock, and which muscle unlocks it?',
            'Name the arches of the foot and what keeps them up.',
            'Write short notes on the femoral triangle, the popliteal fossa and the sciatic nerve.',
            'Explain foot drop and the Trendelenburg sign.',
          ],
        },
        {
          heading: 'Trunk, head and nervous system',
          items: [
            'Describe a typical vertebra and how cervical, thoracic and lumbar vertebrae differ.',
            'Describe the diaphragm: origin, openings, nerve supply and action in breathing.',
            'Draw a cross section of the spinal cord and label the main tracts.',
            'Write short notes on the facial nerve, the circle of Willis and the cerebellum.',
          ],
        },
      ],
      reading: [
        {
          title: 'BD Chaurasia’s Human Anatomy',
          author: 'B. D. Chaurasia',
          note: 'Clear diagrams to copy, and clinical notes after each chapter.',
        },
        { title: 'Textbook of Anatomy', author: 'Inderbir Singh', note: 'Good for long answers.' },
        {
          title: 'Gray’s Anatomy for Students',
          author: 'Drake, Vogl and Mitchell',
          note: 'To look things up.',
        },
      ],
      howToUse: [
        'Choose one long and three short questions, and set a clock for 60 minutes.',
        'Draw first. A labelled diagram earns marks even when words fail.',
        'Check with the book, correct in another colour, and repeat after a week.',
      ],
      links: [
        { label: 'Physiology Study Guide', url: '/resources/physiology-guide' },
        { label: 'Mock Tests', url: '/resources/mock-tests' },
      ],
    },
    {
      slug: 'physiology-guide',
      title: 'Physiology Study Guide',
      intro: 'What a physiotherapist must know about physiology, in the order in which it builds up.',
      topics: [
        {
          heading: 'Nerve and muscle',
          items: [
            'Resting membrane potential and action potential',
            'Neuromuscular junction and how a muscle contracts',
            'Types of muscle fibre; fatigue and recovery',
            'Reflex arc, muscle spindle and Golgi tendon organ',
          ],
        },
        {
          heading: 'Heart, vessels and lungs',
          items: [
            'Cardiac cycle, cardiac output and how it is measured',
            'Blood pressure: what raises it and what keeps it steady',
            'Lung volumes and capacities; reading a spirometry curve',
            'Carriage of oxygen and carbon dioxide; effects of exercise',
          ],
        },
        {
          heading: 'Brain and senses',
          items: [
            'Motor cortex, basal ganglia and cerebellum: who does what',
            'Ascending tracts: pain, touch and the sense of position',
            'Muscle tone, spasticity and rigidity',
            'The gate control theory of pain',
          ],
        },
        {
          heading: 'The rest of the body at work',
          items: [
            'Energy systems in exercise',
            'Temperature control in hot weather',
            'Hormones of growth and of the bones',
            'Kidney and water balance',
          ],
        },
      ],
      reading: [
        {
          title: 'Essentials of Medical Physiology',
          author: 'K. Sembulingam and Prema Sembulingam',
          note: 'The book to begin with.',
        },
        {
          title: 'Textbook of Medical Physiology',
          author: 'Guyton and Hall',
          note: 'For the why behind the facts.',
        },
        {
          title: 'Exercise Physiology',
          author: 'McArdle, Katch and Katch',
          note: 'For the chapters on exercise.',
        },
      ],
      howToUse: [
        'Read one topic, close the book, and explain it aloud to a friend in Telugu or English.',
        'Write a flow chart on one page for each topic. Keep the pages together.',
        'Link each topic to a patient: who would have trouble with this?',
      ],
      links: [
        { label: 'Anatomy Question Papers', url: '/resources/anatomy-papers' },
        { label: 'Practice Questions', url: '/resources/practice' },
      ],
    },
    {
      slug: 'books',
      title: 'Recommended Books',
      intro: 'The books our teachers use, by year. You need not buy them all: ask for them in the library.',
      topics: [
        {
          heading: 'First year',
          items: [
            'BD Chaurasia’s Human Anatomy',
            'Essentials of Medical Physiology, Sembulingam',
            'Textbook of Biochemistry for Medical Students, Vasudevan',
            'Introduction to Psychology, Morgan and King',
          ],
        },
        {
          heading: 'Second year',
          items: [
            'The Principles of Exercise Therapy, Gardiner',
            'Joint Structure and Function, Levangie and Norkin',
            'Clayton’s Electrotherapy',
            'Textbook of Pathology, Harsh Mohan',
          ],
        },
        {
          heading: 'Third year',
          items: [
            'Essential Orthopaedics, Maheshwari and Mhaskar',
            'Orthopedic Physical Assessment, Magee',
            'Therapeutic Exercise, Kisner and Colby',
            'Measurement of Joint Motion, Norkin and White',
          ],
        },
        {
          heading: 'Fourth year',
          items: [
            'Physical Rehabilitation, O’Sullivan and Schmitz',
            'Steps to Follow, Davies',
            'Tidy’s Physiotherapy, Porter',
            'Park’s Textbook of Preventive and Social Medicine',
          ],
        },
      ],
      reading: [
        {
          title: 'Tidy’s Physiotherapy',
          author: 'Stuart Porter',
          note: 'One book that goes with you through all four years.',
        },
        {
          title: 'Daniels and Worthingham’s Muscle Testing',
          author: 'Avers and Brown',
          note: 'Carry it with you on every clinic day.',
        },
        {
          title: 'Measurement of Joint Motion',
          author: 'Norkin and White',
          note: 'Shows how to hold the goniometer, joint by joint.',
        },
      ],
      howToUse: [
        'Borrow before you buy. The library tells you how many books you may take home, and for how long.',
        'Buy only those you open every week.',
        'If a book is not there, ask for it with Request a Book in the digital library.',
      ],
      links: [library, { label: 'Study Materials', url: '/resources/materials' }],
    },
    {
      slug: 'practice',
      title: 'Practice Questions',
      intro:
        'Short questions for ten free minutes. The answers are in the books named below; looking them up is half the learning.',
      topics: [
        {
          heading: 'Exercise therapy',
          items: [
            'Name the grades of muscle power in the MRC scale.',
            'What is the difference between active assisted and resisted exercise?',
            'Give three aims of suspension therapy.',
            'When must passive movement not be given?',
            'Which crutch gait suits a patient who may put no weight on one leg?',
          ],
        },
        {
          heading: 'Electrotherapy',
          items: [
            'What does the strength-duration curve show?',
            'Name four contraindications of short wave diathermy.',
            'Why is a coupling gel used in ultrasound therapy?',
            'Which form of TENS is chosen for chronic pain, and why?',
            'How is skin sensation tested before heat is given?',
          ],
        },
        {
          heading: 'Biomechanics',
          items: [
            'Give one example in the body of each order of lever.',
            'What happens to the centre of gravity when a bag is carried in one hand?',
            'List the phases of gait in order.',
            'What is the normal range of elbow flexion?',
            'Explain active and passive insufficiency with one muscle.',
          ],
        },
      ],
      reading: [
        {
          title: 'The Principles of Exercise Therapy',
          author: 'M. Dena Gardiner',
          note: 'For the first group of questions.',
        },
        { title: 'Clayton’s Electrotherapy', author: 'Sheila Kitchen', note: 'For the second.' },
        { title: 'Joint Structure and Function', author: 'Levangie and Norkin', note: 'For the third.' },
      ],
      howToUse: [
        'Do five questions a day, from three different subjects.',
        'Write the answer in one sentence before you look it up.',
        'Make a list of those you missed, and do only these on Sunday.',
      ],
      links: [
        { label: 'Mock Tests', url: '/resources/mock-tests' },
        { label: 'Physiology Study Guide', url: '/resources/physiology-guide' },
      ],
    },
    {
      slug: 'videos',
      title: 'Video Lessons',
      intro:
        'Skills are best learned by seeing them. The college shows these demonstrations in the skills laboratory, and the library has the recordings.',
      topics: [
        {
          heading: 'Examination',
          items: [
            'Measuring joint range with a goniometer, 12 minutes',
            'Manual muscle testing of the lower limb, 18 minutes',
            'Testing reflexes and sensation, 15 minutes',
            'Watching gait from the front, side and back, 10 minutes',
          ],
        },
        {
          heading: 'Treatment',
          items: [
            'Transfers from bed to wheelchair, safe for both, 9 minutes',
            'Breathing exercises and chest clearance, 14 minutes',
            'PNF patterns for arm and leg, 20 minutes',
            'Bandaging and taping of the ankle, 11 minutes',
          ],
        },
        {
          heading: 'Electrotherapy',
          items: [
            'Setting up a TENS unit, 8 minutes',
            'Ultrasound therapy step by step, 9 minutes',
            'Checking a machine before use, 6 minutes',
          ],
        },
      ],
      reading: [
        {
          title: 'Daniels and Worthingham’s Muscle Testing',
          author: 'Avers and Brown',
          note: 'Read the pages on the muscle before you watch.',
        },
        {
          title: 'Therapeutic Exercise',
          author: 'Kisner and Colby',
          note: 'Shows the same exercises in pictures.',
        },
      ],
      howToUse: [
        'Watch once without stopping, then again with a partner, pausing to do each step.',
        'Let your partner feel whether your hands are steady.',
        'Recordings may be watched in the library; bring your own earphones.',
      ],
      links: [library, { label: 'Practice Questions', url: '/resources/practice' }],
    },
    {
      slug: 'materials',
      title: 'Study Materials',
      intro:
        'Sheets and lists that help in the laboratory and at the bedside. Copy them by hand into your record: that is how you remember them.',
      topics: [
        {
          heading: 'Assessment sheet',
          items: [
            'Name, age, work, hand used most',
            'Main complaint in the patient’s own words',
            'History: when, how, better or worse with what',
            'On looking: posture, swelling, gait',
            'On feeling: warmth, tenderness, tone',
            'On testing: range, power, sensation, reflexes',
            'Problems, aims, plan, and the date of review',
          ],
        },
        {
          heading: 'Normal joint ranges to know by heart',
          items: [
            'Shoulder flexion 0–180°',
            'Elbow flexion 0–150°',
            'Wrist extension 0–70°',
            'Hip flexion 0–120°',
            'Knee flexion 0–135°',
            'Ankle dorsiflexion 0–20°',
          ],
        },
        {
          heading: 'Scales',
          items: [
            'MRC muscle power, 0 to 5',
            'Modified Ashworth scale of spasticity, 0 to 4',
            'Visual analogue scale of pain, 0 to 10',
            'Berg balance scale, 0 to 56',
            'Glasgow coma scale, 3 to 15',
          ],
        },
      ],
      reading: [
        {
          title: 'Measurement of Joint Motion',
          author: 'Norkin and White',
          note: 'Ranges and how to measure them.',
        },
        {
          title: 'Orthopedic Physical Assessment',
          author: 'David J. Magee',
          note: 'Special tests, joint by joint.',
        },
      ],
      howToUse: [
        'Keep the assessment sheet in your apron and fill one for each patient you see.',
        'Learn two ranges a day. Measure them on a friend.',
        'Books differ by a few degrees. Learn the figures of the book your teacher uses.',
      ],
      links: [
        { label: 'Recommended Books', url: '/resources/books' },
        { label: 'Practice Questions', url: '/resources/practice' },
      ],
    },
    {
      slug: 'mock-tests',
      title: 'Mock Tests',
      intro: 'Tests to give yourself, on the pattern of a university paper. Nobody sees your marks but you.',
      topics: [
        {
          heading: 'Pattern of a three-hour paper',
          items: [
            'Two long answers of 15 marks',
            'Six short answers of 5 marks',
            'Ten very short answers of 2 marks',
            'Plan: 75 minutes, 60 minutes, 30 minutes, and 15 minutes to read through',
          ],
        },
        {
          heading: 'Test A: exercise therapy',
          items: [
            'Long: Define relaxation. Describe three methods and their uses.',
            'Long: Describe the re-education of walking with crutches after a fracture of the leg.',
            'Short: Goniometry; Frenkel’s exercises; suspension; hydrotherapy; postural drainage; group exercise.',
            'Very short: Define torque, endurance, isometric, end feel, accessory movement, base of support, goniometer, range of motion, muscle tone, stretching.',
          ],
        },
        {
          heading: 'Test B: orthopaedics',
          items: [
            'Long: Describe the physiotherapy after a total knee replacement, week by week.',
            'Long: Describe the assessment and treatment of low back pain in a farm worker.',
            'Short: Frozen shoulder; Colles’ fracture; club foot; tennis elbow; scoliosis; plaster care.',
            'Very short: Define sprain, strain, traction, union, contracture, dislocation, ankylosis, osteoporosis, genu varum, orthosis.',
          ],
        },
      ],
      reading: [
        { title: 'Essential Orthopaedics', author: 'Maheshwari and Mhaskar', note: 'For Test B.' },
        { title: 'The Principles of Exercise Therapy', author: 'M. Dena Gardiner', note: 'For Test A.' },
      ],
      howToUse: [
        'Sit at a table, phone switched off, for the full time.',
        'Exchange papers with a friend and mark with the book open.',
        'The pattern may change. Follow the notice of the university.',
      ],
      links: [
        { label: 'Exam schedule', url: '/exams/schedule' },
        { label: 'Anatomy Question Papers', url: '/resources/anatomy-papers' },
      ],
    },
    {
      slug: 'research',
      title: 'Research Reading',
      intro: 'For the fourth-year project, and for everyone who wants to know how we know.',
      topics: [
        {
          heading: 'First steps',
          items: [
            'From a question in the clinic to a question one can study: PICO',
            'Searching: key words, and, or, not',
            'Kinds of study: case report, cross-sectional, cohort, trial, review',
            'Ethics: consent, privacy, permission of the committee',
          ],
        },
        {
          heading: 'Numbers',
          items: [
            'Mean, median, standard deviation',
            'Normal distribution and sample size',
            'What a p value says and what it does not',
            'Confidence interval; t test; chi-square test; correlation',
          ],
        },
        {
          heading: 'Reading a paper',
          items: [
            'Who was studied, and who was left out?',
            'Was there a comparison, and was it fair?',
            'Is the change large enough that a patient would notice?',
            'Who paid for the study?',
          ],
        },
        {
          heading: 'Where to look',
          items: [
            'PEDro, the physiotherapy evidence database: free summaries and ratings',
            'PubMed, for abstracts of most medical journals',
            'Cochrane Library, for reviews',
            'The project reports of earlier batches, in our library',
          ],
        },
      ],
      reading: [
        {
          title: 'Research Methodology: Methods and Techniques',
          author: 'C. R. Kothari',
          note: 'The usual textbook.',
        },
        {
          title: 'Methods in Biostatistics',
          author: 'B. K. Mahajan',
          note: 'Worked examples with Indian data.',
        },
        {
          title: 'Practical Evidence-Based Physiotherapy',
          author: 'Herbert, Jamtvedt, Hagen and Mead',
          note: 'Short and readable.',
        },
      ],
      howToUse: [
        'Read one paper a week, first the abstract, then the tables, then the rest.',
        'Write five lines on it: question, method, result, doubt, use.',
        'Bring an idea to the research cell early. A small study that is finished is worth more than a large one that is not.',
      ],
      links: [{ label: 'Research and Development', url: '/services/research-laboratory' }, library],
    },
  ] as const satisfies readonly StudyResource[],
};

const [, , books] = en.studyResources;

const labels = {
  library: 'డిజిటల్ గ్రంథాలయం',
  anatomy: 'అనాటమీ ప్రశ్నపత్రాలు',
  physiology: 'ఫిజియాలజీ గైడ్',
  books: 'సూచించిన పుస్తకాలు',
  practice: 'సాధన ప్రశ్నలు',
  materials: 'చదువు పత్రాలు',
  mockTests: 'నమూనా పరీక్షలు',
};

export const te = inTelugu(en, {
  pages: {
    '/resources/anatomy-papers': {
      label: 'అనాటమీ ప్రశ్నపత్రాలు',
      title: `బీపీటీ అనాటమీ ప్రశ్నపత్రాలు | ${college.shortName}`,
      description: 'బీపీటీ విద్యార్థులకు మానవ అనాటమీ ప్రశ్నలు, శరీర భాగాల వారీగా, పుస్తకాలతో, సాధన విధానంతో.',
    },
    '/resources/physiology-guide': {
      label: 'ఫిజియాలజీ గైడ్',
      title: `బీపీటీ ఫిజియాలజీ గైడ్ | ${college.shortName}`,
      description: 'ఫిజియోథెరపిస్టుకు అవసరమైన ఫిజియాలజీ అంశాలు, మంచి క్రమంలో, పుస్తకాలు, చదువు చిట్కాలతో.',
    },
    '/resources/books': {
      label: 'సూచించిన పుస్తకాలు',
      title: `సూచించిన ఫిజియోథెరపీ పుస్తకాలు | ${college.shortName}`,
      description: 'బీపీటీ ఒక్కో సంవత్సరంలో మా అధ్యాపకులు వాడే పుస్తకాలు, గ్రంథాలయం నుంచి ఎలా తీసుకోవాలి.',
    },
    '/resources/practice': {
      label: 'సాధన ప్రశ్నలు',
      title: `ఫిజియోథెరపీ సాధన ప్రశ్నలు | ${college.shortName}`,
      description: 'పది నిమిషాల ఖాళీలో వ్యాయామ చికిత్స, ఎలక్ట్రోథెరపీ, బయోమెకానిక్స్ చిన్న ప్రశ్నలు.',
    },
    '/resources/videos': {
      label: 'వీడియో పాఠాలు',
      title: `ఫిజియోథెరపీ వీడియో పాఠాలు | ${college.shortName}`,
      description: 'పరీక్షించడం, చికిత్స చేయడంపై రికార్డు చేసిన పాఠాలు, వాటి నుంచి ఎలా నేర్చుకోవాలి.',
    },
    '/resources/materials': {
      label: 'చదువు పత్రాలు',
      title: `ఫిజియోథెరపీ చదువు పత్రాలు | ${college.shortName}`,
      description: 'రోగి పరీక్ష పత్రం, కీళ్ల సాధారణ కదలిక, వాడే కొలమానాలు: ప్రయోగశాలలో, రోగి దగ్గర.',
    },
    '/resources/mock-tests': {
      label: 'నమూనా పరీక్షలు',
      title: `బీపీటీ నమూనా పరీక్షలు | ${college.shortName}`,
      description: 'మూడు గంటల ప్రశ్నపత్రం తీరు, ఇంట్లో రాసుకోవడానికి రెండు నమూనా పరీక్షలు, సమయ ప్రణాళికతో.',
    },
    '/resources/research': {
      label: 'పరిశోధన పఠనం',
      title: `బీపీటీ పరిశోధన పఠనం | ${college.shortName}`,
      description: 'బీపీటీ విద్యార్థులకు పరిశోధనలో మొదటి అడుగులు: ప్రశ్నలు, అంకెలు, వ్యాసం ఎలా చదవాలి, ఎక్కడ వెతకాలి.',
    },
  },

  resourcePage: {
    readingHeading: 'చదవవలసిన పుస్తకాలు',
    howToUseHeading: 'ఈ పేజీని ఎలా వాడాలి',
    linksHeading: 'తర్వాత చూడండి',
    topicsHeading: 'అంశాలు',
    back: { label: 'చదువు సామగ్రి మొత్తం' },
    note: 'తాజా ముద్రణ కోసం గ్రంథాలయంలో అడగండి. ఎక్కువ అధ్యాయాలకు పాత ముద్రణలు కూడా సరిపోతాయి.',
  },

  studyResources: [
    {
      title: 'అనాటమీ ప్రశ్నపత్రాలు',
      intro: 'మానవ అనాటమీలో విశ్వవిద్యాలయ ప్రశ్నపత్రాలు అడిగే తరహా ప్రశ్నలు, శరీర భాగాల వారీగా. మనసులో కాకుండా పెన్నుతో రాసి సమాధానం ఇవ్వండి.',
      topics: [
        {
          heading: 'చేయి',
          items: [
            'భుజం కీలును వివరించండి: కీలు తలాలు, లిగమెంట్లు, కదలికలు, వాటిని చేసే కండరాలు.',
            'బ్రేకియల్ ప్లెక్సస్ బొమ్మ గీసి దాని మూలాలు, ట్రంక్‌లు, విభజనలు, కార్డ్‌లు, శాఖలు గుర్తించండి.',
            'రొటేటర్ కఫ్, కార్పల్ టన్నెల్, క్యూబిటల్ ఫోసాపై లఘు టిప్పణులు రాయండి.',
            'రిస్ట్ డ్రాప్, క్లా హ్యాండ్‌ను ఏ నాడి దెబ్బతిన్నదో చెప్పి వివరించండి.',
          ],
        },
        {
          heading: 'కాలు',
          items: [
            'మోకాలి కీలును వివరించండి. అది ఎందుకు లాక్ అవుతుంది, ఏ కండరం తెరుస్తుంది?',
            'పాదం వంపుల పేర్లు, వాటిని నిలిపి ఉంచేవి చెప్పండి.',
            'ఫెమోరల్ ట్రయాంగిల్, పాప్లిటియల్ ఫోసా, సయాటిక్ నాడిపై లఘు టిప్పణులు రాయండి.',
            'ఫుట్ డ్రాప్, ట్రెండెలెన్‌బర్గ్ సైన్‌ను వివరించండి.',
          ],
        },
        {
          heading: 'మొండెం, తల, నాడీ వ్యవస్థ',
          items: [
            'సాధారణ వెన్నుపూసను వివరించి, మెడ, ఛాతీ, నడుము పూసల తేడాలు చెప్పండి.',
            'డయాఫ్రమ్‌ను వివరించండి: మొదలు, రంధ్రాలు, నాడీ సరఫరా, శ్వాసలో పని.',
            'వెన్నుపాము అడ్డకోత గీసి ముఖ్యమైన ట్రాక్ట్‌లు గుర్తించండి.',
            'ఫేషియల్ నాడి, సర్కిల్ ఆఫ్ విల్లిస్, సెరిబెల్లంపై లఘు టిప్పణులు రాయండి.',
          ],
        },
      ],
      reading: [
        { note: 'గీసుకోవడానికి స్పష్టమైన బొమ్మలు, ప్రతి అధ్యాయం తర్వాత క్లినికల్ వివరాలు.' },
        { note: 'దీర్ఘ సమాధానాలకు మంచిది.' },
        { note: 'అవసరమైనప్పుడు చూసుకోవడానికి.' },
      ],
      howToUse: [
        'ఒక దీర్ఘ ప్రశ్న, మూడు లఘు ప్రశ్నలు ఎంచుకొని 60 నిమిషాలకు గడియారం పెట్టుకోండి.',
        'ముందు బొమ్మ గీయండి. మాటలు రాకపోయినా భాగాలు గుర్తించిన బొమ్మకు మార్కులు వస్తాయి.',
        'పుస్తకంతో సరిచూసి, వేరే రంగుతో దిద్దుకొని, వారం తర్వాత మళ్లీ చేయండి.',
      ],
      links: [{ label: labels.physiology }, { label: labels.mockTests }],
    },
    {
      title: 'ఫిజియాలజీ గైడ్',
      intro: 'ఫిజియోథెరపిస్టు తప్పక తెలుసుకోవలసిన ఫిజియాలజీ, ఒకదానిపై ఒకటి నిర్మించే క్రమంలో.',
      topics: [
        {
          heading: 'నాడి, కండరం',
          items: [
            'రెస్టింగ్ మెంబ్రేన్ పొటెన్షియల్, యాక్షన్ పొటెన్షియల్',
            'న్యూరోమస్కులర్ జంక్షన్, కండరం ఎలా సంకోచిస్తుంది',
            'కండర తంతువుల రకాలు; అలసట, కోలుకోవడం',
            'రిఫ్లెక్స్ ఆర్క్, మజిల్ స్పిండిల్, గాల్జీ టెండన్ ఆర్గాన్',
          ],
        },
        {
          heading: 'గుండె, రక్తనాళాలు, ఊపిరితిత్తులు',
          items: [
            'కార్డియాక్ సైకిల్, కార్డియాక్ అవుట్‌పుట్, దాన్ని ఎలా కొలుస్తారు',
            'రక్తపోటు: దాన్ని పెంచేవి, స్థిరంగా ఉంచేవి',
            'ఊపిరితిత్తుల పరిమాణాలు, సామర్థ్యాలు; స్పైరోమెట్రీ వక్రరేఖ చదవడం',
            'ఆక్సిజన్, కార్బన్ డయాక్సైడ్ రవాణా; వ్యాయామ ప్రభావాలు',
          ],
        },
        {
          heading: 'మెదడు, జ్ఞానేంద్రియాలు',
          items: [
            'మోటార్ కార్టెక్స్, బేసల్ గ్యాంగ్లియా, సెరిబెల్లం: ఏది ఏ పని చేస్తుంది',
            'పైకి వెళ్లే ట్రాక్ట్‌లు: నొప్పి, స్పర్శ, స్థితి జ్ఞానం',
            'కండర బిగుతు, స్పాస్టిసిటీ, రిజిడిటీ',
            'నొప్పి గురించి గేట్ కంట్రోల్ సిద్ధాంతం',
          ],
        },
        {
          heading: 'పని చేసేటప్పుడు మిగతా శరీరం',
          items: [
            'వ్యాయామంలో శక్తి వ్యవస్థలు',
            'వేడి వాతావరణంలో ఉష్ణోగ్రత నియంత్రణ',
            'ఎదుగుదల, ఎముకల హార్మోన్లు',
            'మూత్రపిండాలు, నీటి సమతుల్యత',
          ],
        },
      ],
      reading: [
        { note: 'మొదలుపెట్టడానికి ఈ పుస్తకం.' },
        { note: 'విషయాల వెనుక కారణాల కోసం.' },
        { note: 'వ్యాయామంపై అధ్యాయాల కోసం.' },
      ],
      howToUse: [
        'ఒక అంశం చదివి, పుస్తకం మూసి, తెలుగులో లేదా ఇంగ్లిష్‌లో స్నేహితునికి పైకి వివరించండి.',
        'ప్రతి అంశానికీ ఒక పేజీలో ఫ్లో చార్ట్ రాయండి. ఆ పేజీలను కలిపి ఉంచుకోండి.',
        'ప్రతి అంశాన్నీ ఒక రోగితో జోడించండి: దీని వల్ల ఎవరికి ఇబ్బంది కలుగుతుంది?',
      ],
      links: [{ label: labels.anatomy }, { label: labels.practice }],
    },
    {
      title: 'సూచించిన పుస్తకాలు',
      intro: 'మా అధ్యాపకులు వాడే పుస్తకాలు, సంవత్సరాల వారీగా. అన్నీ కొనవలసిన అవసరం లేదు: గ్రంథాలయంలో అడగండి.',
      topics: [
        { heading: 'ప్రథమ సంవత్సరం', items: books.topics[0].items },
        { heading: 'ద్వితీయ సంవత్సరం', items: books.topics[1].items },
        { heading: 'తృతీయ సంవత్సరం', items: books.topics[2].items },
        { heading: 'నాల్గవ సంవత్సరం', items: books.topics[3].items },
      ],
      reading: [
        { note: 'నాలుగు సంవత్సరాలూ మీతో ఉండే ఒకే పుస్తకం.' },
        { note: 'క్లినిక్ ఉన్న ప్రతి రోజూ వెంట తీసుకెళ్లండి.' },
        { note: 'గోనియోమీటర్ ఎలా పట్టుకోవాలో కీలు కీలుకు చూపిస్తుంది.' },
      ],
      howToUse: [
        'కొనే ముందు గ్రంథాలయం నుంచి తీసుకోండి. ఎన్ని పుస్తకాలు, ఎన్ని రోజులు ఇంటికి తీసుకెళ్లవచ్చో గ్రంథాలయంలో చెబుతారు.',
        'ప్రతి వారం తెరిచే పుస్తకాలనే కొనండి.',
        'పుస్తకం లేకపోతే డిజిటల్ గ్రంథాలయంలో ‘పుస్తకం కోసం అడగండి’ వాడండి.',
      ],
      links: [{ label: labels.library }, { label: labels.materials }],
    },
    {
      title: 'సాధన ప్రశ్నలు',
      intro: 'పది నిమిషాల ఖాళీ కోసం చిన్న ప్రశ్నలు. సమాధానాలు కింద పేర్కొన్న పుస్తకాల్లో ఉన్నాయి; వెతకడమే సగం చదువు.',
      topics: [
        {
          heading: 'వ్యాయామ చికిత్స',
          items: [
            'ఎంఆర్‌సీ కొలమానంలో కండర బలం గ్రేడ్లు చెప్పండి.',
            'యాక్టివ్ అసిస్టెడ్, రెసిస్టెడ్ వ్యాయామాల మధ్య తేడా ఏమిటి?',
            'సస్పెన్షన్ థెరపీ మూడు ఉద్దేశాలు చెప్పండి.',
            'పాసివ్ కదలికను ఎప్పుడు చేయించకూడదు?',
            'ఒక కాలిపై బరువు వేయకూడని రోగికి ఏ ఊతకర్ర నడక సరిపోతుంది?',
          ],
        },
        {
          heading: 'ఎలక్ట్రోథెరపీ',
          items: [
            'స్ట్రెంత్ డ్యూరేషన్ వక్రరేఖ ఏమి చూపుతుంది?',
            'షార్ట్ వేవ్ డయాథెర్మీ ఎప్పుడు ఇవ్వకూడదో నాలుగు సందర్భాలు చెప్పండి.',
            'అల్ట్రాసౌండ్ థెరపీలో కప్లింగ్ జెల్ ఎందుకు వాడతారు?',
            'దీర్ఘకాలిక నొప్పికి ఏ రకం టెన్స్ ఎంచుకుంటారు, ఎందుకు?',
            'వేడి ఇచ్చే ముందు చర్మ స్పర్శను ఎలా పరీక్షిస్తారు?',
          ],
        },
        {
          heading: 'బయోమెకానిక్స్',
          items: [
            'ప్రతి తరగతి లివర్‌కు శరీరంలో ఒక ఉదాహరణ చెప్పండి.',
            'ఒక చేతిలో సంచి మోస్తే గురుత్వ కేంద్రానికి ఏమవుతుంది?',
            'నడక దశలను వరుసగా చెప్పండి.',
            'మోచేయి వంగే సాధారణ పరిధి ఎంత?',
            'యాక్టివ్, పాసివ్ ఇన్‌సఫిషియెన్సీని ఒక కండరంతో వివరించండి.',
          ],
        },
      ],
      reading: [{ note: 'మొదటి ప్రశ్నల కోసం.' }, { note: 'రెండో ప్రశ్నల కోసం.' }, { note: 'మూడో ప్రశ్నల కోసం.' }],
      howToUse: [
        'రోజుకు మూడు వేర్వేరు పాఠ్యాంశాల నుంచి ఐదు ప్రశ్నలు చేయండి.',
        'పుస్తకం చూసే ముందు సమాధానాన్ని ఒక వాక్యంలో రాయండి.',
        'రాని ప్రశ్నల జాబితా రాసుకొని, ఆదివారం వాటినే చేయండి.',
      ],
      links: [{ label: labels.mockTests }, { label: labels.physiology }],
    },
    {
      title: 'వీడియో పాఠాలు',
      intro: 'నైపుణ్యాలను చూసి నేర్చుకోవడం ఉత్తమం. కళాశాల ఈ ప్రదర్శనలను నైపుణ్య ప్రయోగశాలలో చూపిస్తుంది, రికార్డింగ్‌లు గ్రంథాలయంలో ఉన్నాయి.',
      topics: [
        {
          heading: 'పరీక్షించడం',
          items: [
            'గోనియోమీటర్‌తో కీలు పరిధి కొలవడం, 12 నిమిషాలు',
            'కాలి కండరాల బలాన్ని చేతితో పరీక్షించడం, 18 నిమిషాలు',
            'రిఫ్లెక్స్‌లు, స్పర్శ పరీక్షించడం, 15 నిమిషాలు',
            'ముందు, పక్క, వెనుక నుంచి నడక గమనించడం, 10 నిమిషాలు',
          ],
        },
        {
          heading: 'చికిత్స',
          items: [
            'మంచం నుంచి వీల్‌చైర్‌కు, ఇద్దరికీ సురక్షితంగా, 9 నిమిషాలు',
            'శ్వాస వ్యాయామాలు, ఛాతీ కఫం తొలగించడం, 14 నిమిషాలు',
            'చేతికి, కాలికి పీఎన్‌ఎఫ్ పద్ధతులు, 20 నిమిషాలు',
            'చీలమండకు కట్టు, టేపు వేయడం, 11 నిమిషాలు',
          ],
        },
        {
          heading: 'ఎలక్ట్రోథెరపీ',
          items: [
            'టెన్స్ యంత్రం అమర్చడం, 8 నిమిషాలు',
            'అల్ట్రాసౌండ్ థెరపీ ఒక్కో అడుగు, 9 నిమిషాలు',
            'వాడే ముందు యంత్రాన్ని సరిచూడటం, 6 నిమిషాలు',
          ],
        },
      ],
      reading: [{ note: 'చూసే ముందు ఆ కండరం పేజీలు చదవండి.' }, { note: 'అవే వ్యాయామాలను బొమ్మల్లో చూపిస్తుంది.' }],
      howToUse: [
        'ఒకసారి ఆపకుండా చూడండి, తర్వాత తోటివారితో కలిసి ఒక్కో అడుగు చేస్తూ ఆపి ఆపి చూడండి.',
        'మీ చేతులు నిలకడగా ఉన్నాయో లేదో తోటివారిని చెప్పమనండి.',
        'రికార్డింగ్‌లను గ్రంథాలయంలో చూడవచ్చు; మీ ఇయర్‌ఫోన్లు తెచ్చుకోండి.',
      ],
      links: [{ label: labels.library }, { label: labels.practice }],
    },
    {
      title: 'చదువు పత్రాలు',
      intro: 'ప్రయోగశాలలో, రోగి దగ్గర సాయపడే పత్రాలు, జాబితాలు. వాటిని చేతితో మీ రికార్డులో రాసుకోండి: అలాగే గుర్తుంటాయి.',
      topics: [
        {
          heading: 'రోగి పరీక్ష పత్రం',
          items: [
            'పేరు, వయసు, పని, ఎక్కువగా వాడే చేయి',
            'ముఖ్యమైన బాధ, రోగి సొంత మాటల్లో',
            'చరిత్ర: ఎప్పుడు, ఎలా, దేనితో తగ్గుతుంది, దేనితో పెరుగుతుంది',
            'చూసి: భంగిమ, వాపు, నడక',
            'తాకి: వేడి, నొప్పి, బిగుతు',
            'పరీక్షించి: పరిధి, బలం, స్పర్శ, రిఫ్లెక్స్‌లు',
            'సమస్యలు, లక్ష్యాలు, ప్రణాళిక, తిరిగి చూసే తేదీ',
          ],
        },
        {
          heading: 'కంఠస్థం చేయవలసిన సాధారణ కీలు పరిధులు',
          items: [
            'భుజం ముందుకు ఎత్తడం 0–180°',
            'మోచేయి వంచడం 0–150°',
            'మణికట్టు వెనక్కి 0–70°',
            'తుంటి వంచడం 0–120°',
            'మోకాలు వంచడం 0–135°',
            'చీలమండ పైకి 0–20°',
          ],
        },
        {
          heading: 'కొలమానాలు',
          items: [
            'ఎంఆర్‌సీ కండర బలం, 0 నుంచి 5',
            'స్పాస్టిసిటీకి మాడిఫైడ్ యాష్‌వర్త్ కొలమానం, 0 నుంచి 4',
            'నొప్పికి విజువల్ అనలాగ్ కొలమానం, 0 నుంచి 10',
            'బెర్గ్ సమతుల్యత కొలమానం, 0 నుంచి 56',
            'గ్లాస్గో కోమా కొలమానం, 3 నుంచి 15',
          ],
        },
      ],
      reading: [{ note: 'పరిధులు, వాటిని కొలిచే విధానం.' }, { note: 'కీలు కీలుకు ప్రత్యేక పరీక్షలు.' }],
      howToUse: [
        'రోగి పరీక్ష పత్రాన్ని ఏప్రన్‌లో ఉంచుకొని, చూసిన ప్రతి రోగికీ ఒకటి నింపండి.',
        'రోజుకు రెండు పరిధులు నేర్చుకోండి. స్నేహితునిపై కొలవండి.',
        'పుస్తకాల మధ్య కొన్ని డిగ్రీల తేడా ఉంటుంది. మీ అధ్యాపకులు వాడే పుస్తకంలోని అంకెలు నేర్చుకోండి.',
      ],
      links: [{ label: labels.books }, { label: labels.practice }],
    },
    {
      title: 'నమూనా పరీక్షలు',
      intro: 'విశ్వవిద్యాలయ ప్రశ్నపత్రం తీరులో మీకు మీరే పెట్టుకునే పరీక్షలు. మీ మార్కులు మీకు తప్ప ఎవరికీ తెలియవు.',
      topics: [
        {
          heading: 'మూడు గంటల ప్రశ్నపత్రం తీరు',
          items: [
            '15 మార్కుల దీర్ఘ సమాధానాలు రెండు',
            '5 మార్కుల లఘు సమాధానాలు ఆరు',
            '2 మార్కుల అతి లఘు సమాధానాలు పది',
            'ప్రణాళిక: 75 నిమిషాలు, 60 నిమిషాలు, 30 నిమిషాలు, తిరిగి చదవడానికి 15 నిమిషాలు',
          ],
        },
        {
          heading: 'పరీక్ష ఎ: వ్యాయామ చికిత్స',
          items: [
            'దీర్ఘ: రిలాక్సేషన్‌ను నిర్వచించండి. మూడు పద్ధతులు, వాటి ఉపయోగాలు వివరించండి.',
            'దీర్ఘ: కాలి ఎముక విరిగిన తర్వాత ఊతకర్రలతో నడక తిరిగి నేర్పడం వివరించండి.',
            'లఘు: గోనియోమెట్రీ; ఫ్రెంకెల్ వ్యాయామాలు; సస్పెన్షన్; హైడ్రోథెరపీ; పోస్చరల్ డ్రైనేజ్; బృంద వ్యాయామం.',
            'అతి లఘు: నిర్వచించండి: టార్క్, ఓర్పు, ఐసోమెట్రిక్, ఎండ్ ఫీల్, యాక్సెసరీ కదలిక, బేస్ ఆఫ్ సపోర్ట్, గోనియోమీటర్, కదలిక పరిధి, కండర బిగుతు, స్ట్రెచింగ్.',
          ],
        },
        {
          heading: 'పరీక్ష బి: ఆర్థోపెడిక్స్',
          items: [
            'దీర్ఘ: మోకాలి కీలు మార్పిడి తర్వాత ఫిజియోథెరపీని వారం వారం వివరించండి.',
            'దీర్ఘ: పొలం పని చేసే వ్యక్తి నడుము నొప్పిని పరీక్షించడం, చికిత్స చేయడం వివరించండి.',
            'లఘు: ఫ్రోజెన్ షోల్డర్; కోలీస్ ఫ్రాక్చర్; క్లబ్ ఫుట్; టెన్నిస్ ఎల్బో; స్కోలియోసిస్; ప్లాస్టర్ సంరక్షణ.',
            'అతి లఘు: నిర్వచించండి: స్ప్రెయిన్, స్ట్రెయిన్, ట్రాక్షన్, యూనియన్, కాంట్రాక్చర్, డిస్‌లొకేషన్, యాంకిలోసిస్, ఆస్టియోపొరోసిస్, జెను వేరమ్, ఆర్థోసిస్.',
          ],
        },
      ],
      reading: [{ note: 'పరీక్ష బి కోసం.' }, { note: 'పరీక్ష ఎ కోసం.' }],
      howToUse: [
        'ఫోన్ ఆపి, పూర్తి సమయం బల్ల దగ్గర కూర్చోండి.',
        'పత్రాలను స్నేహితునితో మార్చుకొని, పుస్తకం తెరిచి మార్కులు వేయండి.',
        'ప్రశ్నపత్రం తీరు మారవచ్చు. విశ్వవిద్యాలయ ప్రకటన ప్రకారం నడుచుకోండి.',
      ],
      links: [{ label: 'పరీక్షల తేదీలు' }, { label: labels.anatomy }],
    },
    {
      title: 'పరిశోధన పఠనం',
      intro: 'నాల్గవ సంవత్సరం ప్రాజెక్టు కోసం, మనకు తెలిసినది ఎలా తెలిసిందో తెలుసుకోవాలనుకునే అందరి కోసం.',
      topics: [
        {
          heading: 'మొదటి అడుగులు',
          items: [
            'క్లినిక్‌లోని ప్రశ్న నుంచి అధ్యయనం చేయగల ప్రశ్నకు: పికో పద్ధతి',
            'వెతకడం: ముఖ్య పదాలు, and, or, not',
            'అధ్యయనాల రకాలు: కేస్ రిపోర్ట్, క్రాస్ సెక్షనల్, కోహోర్ట్, ట్రయల్, రివ్యూ',
            'నైతికత: సమ్మతి, గోప్యత, కమిటీ అనుమతి',
          ],
        },
        {
          heading: 'అంకెలు',
          items: [
            'మీన్, మీడియన్, స్టాండర్డ్ డీవియేషన్',
            'నార్మల్ డిస్ట్రిబ్యూషన్, శాంపిల్ సైజు',
            'పీ విలువ ఏమి చెబుతుంది, ఏమి చెప్పదు',
            'కాన్ఫిడెన్స్ ఇంటర్వల్; టీ టెస్ట్; కై స్క్వేర్ టెస్ట్; కోరిలేషన్',
          ],
        },
        {
          heading: 'వ్యాసం చదవడం',
          items: [
            'ఎవరిని అధ్యయనం చేశారు, ఎవరిని వదిలేశారు?',
            'పోలిక ఉందా, అది న్యాయంగా ఉందా?',
            'రోగి గమనించేంత పెద్ద మార్పు వచ్చిందా?',
            'అధ్యయనానికి డబ్బు ఎవరు ఇచ్చారు?',
          ],
        },
        {
          heading: 'ఎక్కడ వెతకాలి',
          items: [
            'పెడ్రో (PEDro), ఫిజియోథెరపీ ఆధారాల భాండాగారం: ఉచిత సారాంశాలు, రేటింగ్‌లు',
            'పబ్‌మెడ్ (PubMed), ఎక్కువ వైద్య పత్రికల సారాంశాల కోసం',
            'కాక్రేన్ (Cochrane) లైబ్రరీ, సమీక్షల కోసం',
            'మా గ్రంథాలయంలో పాత బ్యాచ్‌ల ప్రాజెక్టు నివేదికలు',
          ],
        },
      ],
      reading: [
        { note: 'అందరూ వాడే పాఠ్యపుస్తకం.' },
        { note: 'భారతీయ లెక్కలతో చేసి చూపిన ఉదాహరణలు.' },
        { note: 'చిన్నది, సులభంగా చదవవచ్చు.' },
      ],
      howToUse: [
        'వారానికి ఒక వ్యాసం చదవండి: ముందు సారాంశం, తర్వాత పట్టికలు, ఆ తర్వాత మిగతాది.',
        'దానిపై ఐదు వాక్యాలు రాయండి: ప్రశ్న, పద్ధతి, ఫలితం, సందేహం, ఉపయోగం.',
        'ఆలోచన రాగానే పరిశోధన విభాగానికి చెప్పండి. పూర్తి కాని పెద్ద అధ్యయనం కంటే పూర్తయిన చిన్నది మేలు.',
      ],
      links: [{ label: 'పరిశోధన, అభివృద్ధి' }, { label: labels.library }],
    },
  ],
});
