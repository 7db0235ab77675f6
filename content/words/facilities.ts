// Words of the facilities page: five facilities with the pictures of the campus gallery (product §2.8).

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { Facility, PageHead, Picture } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/facilities': {
      label: 'Facilities',
      title: `Facilities | ${college.shortName}`,
      description:
        'Campus, library, computer labs, fitness centre and clinical labs of the college, with pictures.',
      image: {
        src: 'facilities/header.svg',
        alt: 'People walk to the college building between palms and trees',
      },
      searchWords: 'campus hostel accommodation transport lab gym సౌకర్యాలు ప్రయోగశాల',
    },
  } as const satisfies Record<string, PageHead>,

  facilitiesPage: {
    title: 'Facilities',
    lead: 'Rooms to learn in, machines to practise on, and shade to rest in.',
    header: {
      src: 'facilities/header.svg',
      alt: 'People walk to the college building between palms and trees',
    },
    galleryLink: { label: 'See our gallery', url: '/gallery' },
    cardsHeading: 'Rooms and laboratories',
    campus: {
      heading: 'Campus gallery',
      filterLabel: 'Show pictures of',
      all: 'All facilities',
      showMore: 'Show More',
      showLess: 'Show Less',
      /** {shown} and {total} are counts. */
      count: '{shown} of {total} pictures',
      failed: 'The other pictures could not be loaded. Please check the connection and try again.',
    },
  } as const satisfies { header: Picture } & Record<string, unknown>,

  facilities: [
    {
      id: 'modern-campus',
      title: 'Modern Campus',
      description:
        'Bright classrooms with projectors, clean drinking water, ramps, and a bus stop at the gate.',
      image: { src: 'facilities/modern-campus.svg', alt: 'Two students walk up to the college building' },
      galleryImages: [
        { src: 'facilities/gallery/campus-gate.svg', alt: 'Two students meet at the college gate' },
        {
          src: 'facilities/gallery/campus-courtyard.svg',
          alt: 'Students sit under the large tree of the courtyard',
        },
        {
          src: 'facilities/gallery/campus-garden.svg',
          alt: 'A gardener waters the flowers of the college garden',
        },
      ],
    },
    {
      id: 'library',
      title: 'Library',
      description: 'Textbooks in many copies, journals, earlier project reports, and a quiet reading room.',
      image: {
        src: 'facilities/library.svg',
        alt: 'A student on a stool takes a book from the shelf, another reads',
      },
      galleryImages: [
        {
          src: 'facilities/gallery/library-reading-room.svg',
          alt: 'Students read at the long table of the library',
        },
        {
          src: 'facilities/gallery/library-stacks.svg',
          alt: 'A student looks for a book between the shelves',
        },
      ],
    },
    {
      id: 'computer-labs',
      title: 'Computer Labs',
      description: 'Computers with internet, for the digital library and the free computer training.',
      image: {
        src: 'facilities/computer-labs.svg',
        alt: 'A teacher in a sari stands between two learners at their computers',
      },
      galleryImages: [
        {
          src: 'facilities/gallery/computer-lab-class.svg',
          alt: 'A class sits in rows at its computers',
        },
        {
          src: 'facilities/gallery/computer-lab-desk.svg',
          alt: 'A student types at a computer by the window',
        },
      ],
    },
    {
      id: 'fitness-center',
      title: 'Fitness Center',
      description:
        'Treadmill, cycle, weights and mats: for training, for testing, and for the students’ own health.',
      image: {
        src: 'facilities/fitness-center.svg',
        alt: 'One student runs on a treadmill, another lifts a dumbbell',
      },
      galleryImages: [
        {
          src: 'facilities/gallery/fitness-treadmill.svg',
          alt: 'A student runs on a treadmill while another looks on',
        },
        {
          src: 'facilities/gallery/fitness-weights.svg',
          alt: 'A student squats with weights under guidance',
        },
      ],
    },
    {
      id: 'clinical-labs',
      title: 'Clinical Labs',
      description:
        'Rooms for exercise therapy, electrotherapy, gait and paediatrics, with couches and machines as in a hospital.',
      image: {
        src: 'facilities/clinical-labs.svg',
        alt: 'A teacher treats the knee of a woman between a therapy machine and a skeleton',
      },
      galleryImages: [
        {
          src: 'facilities/gallery/clinical-electrotherapy.svg',
          alt: 'A student attaches the electrodes of a machine to the knee of a patient',
        },
        {
          src: 'facilities/gallery/clinical-gait-lab.svg',
          alt: 'A student walks the marked path of the gait laboratory, another follows it on the screen',
        },
        {
          src: 'facilities/gallery/clinical-plinths.svg',
          alt: 'A student raises the leg of a patient on a treatment couch',
        },
        {
          src: 'facilities/gallery/clinical-paediatric.svg',
          alt: 'Two physiotherapists move a child over a large ball',
        },
      ],
    },
  ] as const satisfies readonly Facility[],
};

export const te = inTelugu(en, {
  pages: {
    '/facilities': {
      label: 'సౌకర్యాలు',
      title: `సౌకర్యాలు | ${college.shortName}`,
      description: 'కళాశాల ప్రాంగణం, గ్రంథాలయం, కంప్యూటర్ ప్రయోగశాలలు, ఫిట్‌నెస్ కేంద్రం, క్లినికల్ ప్రయోగశాలలు, చిత్రాలతో.',
    },
  },

  facilitiesPage: {
    title: 'సౌకర్యాలు',
    lead: 'నేర్చుకోవడానికి గదులు, సాధన చేయడానికి యంత్రాలు, సేదతీరడానికి నీడ.',
    galleryLink: { label: 'మా ఫోటోలు చూడండి' },
    cardsHeading: 'గదులు, ప్రయోగశాలలు',
    campus: {
      heading: 'ప్రాంగణం చిత్రాలు',
      filterLabel: 'చూపవలసినవి',
      all: 'అన్ని సౌకర్యాలు',
      showMore: 'మరిన్ని చూపండి',
      showLess: 'తక్కువ చూపండి',
      count: '{total} చిత్రాల్లో {shown}',
      failed: 'మిగతా చిత్రాలు తెరవలేకపోయాము. దయచేసి ఇంటర్నెట్ చూసుకొని మళ్లీ ప్రయత్నించండి.',
    },
  },

  facilities: [
    {
      title: 'ఆధునిక ప్రాంగణం',
      description: 'ప్రొజెక్టర్లతో వెలుతురు ఉన్న తరగతి గదులు, శుభ్రమైన తాగునీరు, వీల్‌చైర్లకు వాలు దారులు, గేటు దగ్గరే బస్ స్టాపు.',
    },
    {
      title: 'గ్రంథాలయం',
      description: 'ఎక్కువ ప్రతులతో పాఠ్యపుస్తకాలు, పత్రికలు, పాత ప్రాజెక్టు నివేదికలు, ప్రశాంతమైన చదువు గది.',
    },
    {
      title: 'కంప్యూటర్ ప్రయోగశాలలు',
      description: 'ఇంటర్నెట్ ఉన్న కంప్యూటర్లు: డిజిటల్ గ్రంథాలయానికి, ఉచిత కంప్యూటర్ శిక్షణకు.',
    },
    {
      title: 'ఫిట్‌నెస్ కేంద్రం',
      description: 'ట్రెడ్‌మిల్, సైకిల్, బరువులు, చాపలు: శిక్షణకు, పరీక్షలకు, విద్యార్థుల సొంత ఆరోగ్యానికి.',
    },
    {
      title: 'క్లినికల్ ప్రయోగశాలలు',
      description: 'వ్యాయామ చికిత్స, ఎలక్ట్రోథెరపీ, నడక, పిల్లల గదులు; ఆసుపత్రిలో ఉండేలాంటి బల్లలు, యంత్రాలు.',
    },
  ],
});
