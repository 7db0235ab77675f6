// The eight study pages below /resources (product §2.7). Books are named in plain text: the library lends them.
import type { Link, StudyResource } from '#shared/website/content.ts';

export const resourcePage = {
  readingHeading: 'Recommended reading',
  howToUseHeading: 'How to use this page',
  linksHeading: 'Go on with',
  topicsHeading: 'Topics',
  back: { label: 'All study resources', url: '/exams/resources' },
  note: 'Ask in the library for the current edition. Older editions are good enough for most chapters.',
} as const;

const library = { label: 'Digital library', url: '/services/digital-library' } as const satisfies Link;

export const studyResources = [
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
    intro:
      'The books our teachers use, by year. You need not buy them all: the library has several copies of each.',
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
      'Borrow before you buy. Two books may be taken home for fourteen days.',
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
      'Context papers with a friend and mark with the book open.',
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
] as const satisfies readonly StudyResource[];
