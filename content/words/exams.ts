// Words of the exam hub and its sample data (product §2.7). SAMPLE DATA: dates, rooms and names are samples.

import { college, contact } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { ExamTab } from '#shared/routes.ts';
import type { Exam, FaqItem, Notice, PageHead, ResourceLink } from '#shared/website/content.ts';

/** Until the office publishes dates the page shows these, and so does the students' portal. May be empty: both say so. */
const exams: readonly Exam[] = [
  {
    date: '2026-12-07',
    subject: 'Human Anatomy',
    time: '10:00',
    year: 'FIRST',
    semester: 'First Year, Semester 1',
    venue: 'Examination Hall A',
    examCode: 'BPT101',
    duration: '3 hours',
    instructor: 'Dr. Kalyani Gedela',
  },
  {
    date: '2026-12-09',
    subject: 'Human Physiology',
    time: '10:00',
    year: 'FIRST',
    semester: 'First Year, Semester 1',
    venue: 'Examination Hall A',
    examCode: 'BPT102',
    duration: '3 hours',
    instructor: 'Dr. Srinivas Rao Tammineni',
  },
  {
    date: '2026-12-11',
    subject: 'Biomechanics and Kinesiology',
    time: '10:00',
    year: 'SECOND',
    semester: 'Second Year, Semester 3',
    venue: 'Examination Hall B',
    examCode: 'BPT201',
    duration: '3 hours',
    instructor: 'Dr. Madhavi Latha Chinta',
  },
  {
    date: '2026-12-14',
    subject: 'Exercise Therapy (practical)',
    time: '09:30',
    year: 'SECOND',
    semester: 'Second Year, Semester 3',
    venue: 'Exercise Laboratory',
    examCode: 'BPT202P',
    duration: '2 hours',
    instructor: 'Dr. Ravi Teja Lanka',
  },
  {
    date: '2026-12-16',
    subject: 'Physiotherapy in Orthopaedics',
    time: '14:00',
    year: 'THIRD',
    semester: 'Third Year, Semester 5',
    venue: 'Examination Hall B',
    examCode: 'BPT301',
    duration: '3 hours',
    instructor: 'Dr. Madhavi Latha Chinta',
  },
  {
    date: '2026-12-18',
    subject: 'Physiotherapy in Neurology',
    time: '14:00',
    year: 'FOURTH',
    semester: 'Fourth Year, Semester 7',
    venue: 'Examination Hall A',
    examCode: 'BPT401',
    duration: '3 hours',
    instructor: 'Dr. Kalyani Gedela',
  },
];

export const en = {
  pages: {
    '/exams': {
      label: 'Examination Hub',
      title: `Examination Hub | ${college.shortName}`,
      description:
        'Schedule, results, study resources and notices of the college examinations in one place, with answers to questions.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
      searchWords: 'examination పరీక్ష పరీక్షలు హాల్ టికెట్ hall ticket',
    },
    '/exams/schedule': {
      label: 'Schedule',
      title: `Exam Schedule | ${college.shortName}`,
      description: 'Dates, times, subjects, exam codes and halls of the coming BPT examinations.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
      searchWords: 'next exam date timetable dates పరీక్ష తేదీలు టైమ్‌టేబుల్',
    },
    '/exams/results': {
      label: 'Results',
      title: `Exam Results | ${college.shortName}`,
      description: 'How and where to see your BPT examination results, and whom to ask when one is missing.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
      searchWords: 'marks ఫలితాలు మార్కులు ఉత్తీర్ణత passed',
    },
    '/exams/resources': {
      label: 'Resources',
      title: `Exam Study Resources | ${college.shortName}`,
      description:
        'Eight pages for preparing: question papers, guides, books, practice, videos, materials, mock tests, research.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
    },
    '/exams/notices': {
      label: 'Notices',
      title: `Exam Notices | ${college.shortName}`,
      description:
        'The latest notices on examinations: changes of the schedule, hall tickets, practical records.',
      image: {
        src: 'exams/header.svg',
        alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
      },
      searchWords: 'news circular నోటీసులు',
    },
  } as const satisfies Record<string, PageHead>,

  examTabNames: {
    schedule: 'Schedule',
    results: 'Results',
    resources: 'Resources',
    notices: 'Notices',
  } as const satisfies Record<ExamTab, string>,

  examHub: {
    title: 'Examination Hub',
    lead: 'Dates, results, study help and notices for the students of the college.',
    header: {
      src: 'exams/header.svg',
      alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
    },
    tabsLabel: 'Parts of the examination hub',
    schedule: {
      heading: 'Exam schedule',
      empty: 'No exam schedule available.',
      columns: {
        date: 'Date',
        subject: 'Subject and exam code',
        time: 'Time and duration',
        semester: 'Semester',
        venue: 'Venue and instructor',
      },
      years: { FIRST: 'First year', SECOND: 'Second year', THIRD: 'Third year', FOURTH: 'Fourth year' },
      tableLabel: 'Dates of the coming examinations',
      timeOpen: 'Time to be announced',
      venueOpen: 'Room to be announced',
      note: 'If your hall ticket says something else, follow the hall ticket.',
    },
    results: {
      heading: 'Results',
      text: 'When the university has announced the results, your marks appear in the student portal.',
      download: { label: 'Download Results', url: '/student-login' },
      help: {
        before: 'If a result is missing, write to ',
        email: contact.emails.examinations,
        after: ' with your enrolment number.',
      },
    },
    resources: {
      heading: 'Study resources',
      empty: 'No resources available.',
      loading: 'Loading resources...',
      publishedText: 'Files and pages to prepare with. Each opens in a new tab, so this page stays open.',
      text: 'Pages to prepare with. Each opens in a new tab, so this page stays open.',
    },
    notices: { heading: 'Notices', empty: 'No notices at present.' },
    faqHeading: 'Questions about examinations',
  } as const,

  exams,

  /** The first is the product's fixed notice (§2.7) and stays first. */
  notices: [
    {
      date: '2026-11-02',
      text: 'The exam schedule has been updated. Please check your dates in the Schedule tab.',
    },
    {
      date: '2026-11-16',
      text: 'The library stays open until 7:00 PM on working days during the examinations.',
    },
    {
      date: '2026-11-10',
      text: 'Practical records must be signed by the teacher before the practical examination.',
    },
    {
      date: '2026-11-06',
      text: 'Hall tickets are given out at the office from 30 November. Bring your identity card.',
    },
  ] as const satisfies readonly Notice[],

  resourceLinks: [
    { resourcesTitle: 'Anatomy Question Papers', resourcesLink: '/resources/anatomy-papers' },
    { resourcesTitle: 'Physiology Study Guide', resourcesLink: '/resources/physiology-guide' },
    { resourcesTitle: 'Recommended Books', resourcesLink: '/resources/books' },
    { resourcesTitle: 'Practice Questions', resourcesLink: '/resources/practice' },
    { resourcesTitle: 'Video Lessons', resourcesLink: '/resources/videos' },
    { resourcesTitle: 'Study Materials', resourcesLink: '/resources/materials' },
    { resourcesTitle: 'Mock Tests', resourcesLink: '/resources/mock-tests' },
    { resourcesTitle: 'Research Reading', resourcesLink: '/resources/research' },
  ] as const satisfies readonly ResourceLink[],

  examFaq: [
    {
      q: 'What should I bring to the examination?',
      a: 'Your hall ticket, your college identity card, two blue or black pens, and for practical examinations your record and apron. Phones and smart watches stay outside the hall.',
    },
    {
      q: 'When and where do I get my results?',
      a: 'The university announces the results. They then appear in the student portal. Log in and open Grades, or ask at the office for the marks memo.',
    },
    {
      q: 'Where do I find the exam schedule?',
      a: 'On this page, in the Schedule tab. It also hangs on the notice board beside the office.',
    },
    {
      q: 'Which resources can I use to prepare?',
      a: 'The Resources tab has eight pages with topics, practice questions and books. The library lends the books named there.',
    },
    {
      q: 'What happens if I miss an examination?',
      a: `Tell the office on the same day, by phone or at ${contact.emails.examinations}. Bring a medical certificate if you were ill. The university decides whether you write the supplementary examination.`,
    },
    {
      q: 'How do I hear about changes?',
      a: 'Every change is posted in the Notices tab and on the notice board. Class representatives also pass it on.',
    },
    {
      q: 'How do I get my admit card?',
      a: 'The admit card, also called hall ticket, is given out at the office about a week before the first paper; once issued, it is in the student portal too. All fees due must be paid, and your attendance must meet the university’s rule.',
    },
  ] as const satisfies readonly FaqItem[],
};

const hall = { a: 'పరీక్ష హాలు ఎ', b: 'పరీక్ష హాలు బి' } as const;

const [threeHours, twoHours] = ['3 గంటలు', '2 గంటలు'];

export const te = inTelugu(en, {
  pages: {
    '/exams': {
      label: 'పరీక్షలు',
      title: `పరీక్షలు: తేదీలు, ఫలితాలు | ${college.shortName}`,
      description: 'కళాశాల పరీక్షల తేదీలు, ఫలితాలు, చదువు సామగ్రి, ప్రకటనలు ఒకే చోట, ప్రశ్నలకు సమాధానాలతో.',
    },
    '/exams/schedule': {
      label: 'తేదీలు',
      title: `పరీక్షల తేదీలు | ${college.shortName}`,
      description: 'రాబోయే బీపీటీ పరీక్షల తేదీలు, సమయాలు, పాఠ్యాంశాలు, పరీక్ష కోడ్‌లు, హాళ్లు.',
    },
    '/exams/results': {
      label: 'ఫలితాలు',
      title: `పరీక్ష ఫలితాలు | ${college.shortName}`,
      description: 'మీ బీపీటీ పరీక్ష ఫలితాలు ఎలా, ఎక్కడ చూడాలి; కనిపించకపోతే ఎవరిని అడగాలి.',
    },
    '/exams/resources': {
      label: 'చదువు సామగ్రి',
      title: `పరీక్షల చదువు సామగ్రి | ${college.shortName}`,
      description: 'సిద్ధం కావడానికి ఎనిమిది పేజీలు: ప్రశ్నపత్రాలు, గైడ్‌లు, పుస్తకాలు, సాధన, వీడియోలు, నమూనా పరీక్షలు, పరిశోధన.',
    },
    '/exams/notices': {
      label: 'ప్రకటనలు',
      title: `పరీక్షల ప్రకటనలు | ${college.shortName}`,
      description: 'పరీక్షలపై తాజా ప్రకటనలు: తేదీల మార్పులు, హాల్ టికెట్లు, ప్రాక్టికల్ రికార్డులు.',
    },
  },

  examTabNames: {
    schedule: 'తేదీలు',
    results: 'ఫలితాలు',
    resources: 'చదువు సామగ్రి',
    notices: 'ప్రకటనలు',
  },

  examHub: {
    title: 'పరీక్షల విభాగం',
    lead: 'కళాశాల విద్యార్థులకు తేదీలు, ఫలితాలు, చదువులో సాయం, ప్రకటనలు.',
    tabsLabel: 'పరీక్షల విభాగం భాగాలు',
    schedule: {
      heading: 'పరీక్షల తేదీలు',
      empty: 'పరీక్షల తేదీలు ఇంకా లేవు.',
      columns: {
        date: 'తేదీ',
        subject: 'పాఠ్యాంశం, పరీక్ష కోడ్',
        time: 'సమయం, వ్యవధి',
        semester: 'సెమిస్టర్',
        venue: 'గది, పర్యవేక్షకులు',
      },
      years: {
        FIRST: 'ప్రథమ సంవత్సరం',
        SECOND: 'ద్వితీయ సంవత్సరం',
        THIRD: 'తృతీయ సంవత్సరం',
        FOURTH: 'నాల్గవ సంవత్సరం',
      },
      tableLabel: 'రాబోయే పరీక్షల తేదీలు',
      timeOpen: 'సమయం తర్వాత ప్రకటిస్తాము',
      venueOpen: 'గది తర్వాత ప్రకటిస్తాము',
      note: 'మీ హాల్ టికెట్‌లో వేరేగా ఉంటే, హాల్ టికెట్ ప్రకారమే రండి.',
    },
    results: {
      heading: 'ఫలితాలు',
      text: 'విశ్వవిద్యాలయం ఫలితాలు ప్రకటించిన తర్వాత మీ మార్కులు విద్యార్థి పోర్టల్‌లో కనిపిస్తాయి.',
      download: { label: 'ఫలితాలు డౌన్‌లోడ్ చేయండి' },
      help: { before: 'ఫలితం కనిపించకపోతే మీ నమోదు సంఖ్యతో ', after: ' కు రాయండి.' },
    },
    resources: {
      heading: 'చదువు సామగ్రి',
      empty: 'చదువు సామగ్రి ఇంకా లేదు.',
      loading: 'చదువు సామగ్రి తెరుస్తున్నాము...',
      publishedText: 'పరీక్షలకు సిద్ధం కావడానికి ఫైళ్లు, పేజీలు. ఒక్కొక్కటి కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది, ఈ పేజీ అలాగే ఉంటుంది.',
      text: 'పరీక్షలకు సిద్ధం కావడానికి పేజీలు. ఒక్కొక్కటి కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది, ఈ పేజీ అలాగే ఉంటుంది.',
    },
    notices: { heading: 'ప్రకటనలు', empty: 'ప్రస్తుతం ప్రకటనలు లేవు.' },
    faqHeading: 'పరీక్షల గురించి ప్రశ్నలు',
  },

  /** The words of the dates, in the order of the English list. */
  exams: [
    {
      subject: 'మానవ అనాటమీ',
      semester: 'ప్రథమ సంవత్సరం, సెమిస్టర్ 1',
      venue: hall.a,
      duration: threeHours,
      instructor: 'డా. కల్యాణి గేదెల',
    },
    {
      subject: 'మానవ ఫిజియాలజీ',
      semester: 'ప్రథమ సంవత్సరం, సెమిస్టర్ 1',
      venue: hall.a,
      duration: threeHours,
      instructor: 'డా. శ్రీనివాస రావు తమ్మినేని',
    },
    {
      subject: 'బయోమెకానిక్స్, కైనిసియాలజీ',
      semester: 'ద్వితీయ సంవత్సరం, సెమిస్టర్ 3',
      venue: hall.b,
      duration: threeHours,
      instructor: 'డా. మాధవీ లత చింత',
    },
    {
      subject: 'వ్యాయామ చికిత్స (ప్రాక్టికల్)',
      semester: 'ద్వితీయ సంవత్సరం, సెమిస్టర్ 3',
      venue: 'వ్యాయామ ప్రయోగశాల',
      duration: twoHours,
      instructor: 'డా. రవితేజ లంక',
    },
    {
      subject: 'ఆర్థోపెడిక్స్‌లో ఫిజియోథెరపీ',
      semester: 'తృతీయ సంవత్సరం, సెమిస్టర్ 5',
      venue: hall.b,
      duration: threeHours,
      instructor: 'డా. మాధవీ లత చింత',
    },
    {
      subject: 'న్యూరాలజీలో ఫిజియోథెరపీ',
      semester: 'నాల్గవ సంవత్సరం, సెమిస్టర్ 7',
      venue: hall.a,
      duration: threeHours,
      instructor: 'డా. కల్యాణి గేదెల',
    },
  ],

  notices: [
    { text: 'పరీక్షల తేదీలు మారాయి. దయచేసి తేదీల ట్యాబ్‌లో మీ తేదీలు చూసుకోండి.' },
    { text: 'పరీక్షల సమయంలో పనిదినాల్లో గ్రంథాలయం సాయంత్రం 7:00 వరకు తెరిచి ఉంటుంది.' },
    { text: 'ప్రాక్టికల్ పరీక్షకు ముందు రికార్డులపై అధ్యాపకుల సంతకం ఉండాలి.' },
    { text: 'నవంబర్ 30 నుంచి ఆఫీసులో హాల్ టికెట్లు ఇస్తారు. గుర్తింపు కార్డు తీసుకురండి.' },
  ],

  resourceLinks: [
    { resourcesTitle: 'అనాటమీ ప్రశ్నపత్రాలు' },
    { resourcesTitle: 'ఫిజియాలజీ గైడ్' },
    { resourcesTitle: 'సూచించిన పుస్తకాలు' },
    { resourcesTitle: 'సాధన ప్రశ్నలు' },
    { resourcesTitle: 'వీడియో పాఠాలు' },
    { resourcesTitle: 'చదువు పత్రాలు' },
    { resourcesTitle: 'నమూనా పరీక్షలు' },
    { resourcesTitle: 'పరిశోధన పఠనం' },
  ],

  examFaq: [
    {
      q: 'పరీక్షకు ఏమి తీసుకురావాలి?',
      a: 'మీ హాల్ టికెట్, కళాశాల గుర్తింపు కార్డు, రెండు నీలం లేదా నలుపు పెన్నులు; ప్రాక్టికల్ పరీక్షకు రికార్డు, ఏప్రన్ కూడా. ఫోన్లు, స్మార్ట్ వాచీలు హాలు బయటే ఉంచాలి.',
    },
    {
      q: 'ఫలితాలు ఎప్పుడు, ఎక్కడ వస్తాయి?',
      a: 'విశ్వవిద్యాలయం ఫలితాలు ప్రకటిస్తుంది. తర్వాత అవి విద్యార్థి పోర్టల్‌లో కనిపిస్తాయి. లాగిన్ చేసి గ్రేడ్లు తెరవండి, లేదా మార్కుల మెమో కోసం ఆఫీసులో అడగండి.',
    },
    {
      q: 'పరీక్షల తేదీలు ఎక్కడ చూడాలి?',
      a: 'ఈ పేజీలో తేదీల ట్యాబ్‌లో ఉన్నాయి. ఆఫీసు పక్కన నోటీసు బోర్డులో కూడా ఉంటాయి.',
    },
    {
      q: 'సిద్ధం కావడానికి ఏమి చదవాలి?',
      a: 'చదువు సామగ్రి ట్యాబ్‌లో అంశాలు, సాధన ప్రశ్నలు, పుస్తకాలతో ఎనిమిది పేజీలు ఉన్నాయి. అక్కడ పేర్కొన్న పుస్తకాలను గ్రంథాలయం ఇస్తుంది.',
    },
    {
      q: 'పరీక్షకు రాలేకపోతే ఏమి చేయాలి?',
      a: `అదే రోజు ఆఫీసుకు ఫోన్‌లో లేదా ${contact.emails.examinations} కు తెలియజేయండి. అనారోగ్యమైతే వైద్య ధ్రువీకరణ పత్రం తీసుకురండి. సప్లిమెంటరీ పరీక్ష రాయవచ్చో లేదో విశ్వవిద్యాలయం నిర్ణయిస్తుంది.`,
    },
    {
      q: 'మార్పులు ఎలా తెలుస్తాయి?',
      a: 'ప్రతి మార్పునూ ప్రకటనల ట్యాబ్‌లో, నోటీసు బోర్డులో పెడతాము. తరగతి ప్రతినిధులు కూడా చెబుతారు.',
    },
    {
      q: 'హాల్ టికెట్ ఎలా వస్తుంది?',
      a: 'మొదటి పరీక్షకు సుమారు వారం ముందు ఆఫీసులో హాల్ టికెట్ (అడ్మిట్ కార్డు) ఇస్తారు; ఇచ్చాక అది విద్యార్థి పోర్టల్‌లోనూ ఉంటుంది. బకాయి ఫీజులన్నీ చెల్లించి ఉండాలి, హాజరు విశ్వవిద్యాలయ నియమం ప్రకారం ఉండాలి.',
    },
  ],
});
