// Words of the facilities page: five facilities with the pictures of the campus gallery (product §2.8).
import type { Facility, Picture } from '#shared/website/content.ts';

export const facilitiesPage = {
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
} as const satisfies { header: Picture } & Record<string, unknown>;

export const facilities = [
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
      { src: 'facilities/gallery/library-stacks.svg', alt: 'A student looks for a book between the shelves' },
    ],
  },
  {
    id: 'computer-labs',
    title: 'Computer Labs',
    description:
      'A computer for each learner, with internet, the digital library and the free computer training.',
    image: {
      src: 'facilities/computer-labs.svg',
      alt: 'A teacher in a sari stands between two learners at their computers',
    },
    galleryImages: [
      {
        src: 'facilities/gallery/computer-lab-class.svg',
        alt: 'A class sits in rows at its computers',
      },
      { src: 'facilities/gallery/computer-lab-desk.svg', alt: 'A student types at a computer by the window' },
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
      { src: 'facilities/gallery/fitness-weights.svg', alt: 'A student squats with weights under guidance' },
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
] as const satisfies readonly Facility[];
