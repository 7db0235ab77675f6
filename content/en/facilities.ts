// Words of the facilities page: five facilities with the pictures of the campus gallery (product §2.8).
import type { Facility, Picture } from '#shared/content.ts';

export const facilitiesPage = {
  title: 'Facilities',
  lead: 'Rooms to learn in, machines to practise on, and shade to rest in.',
  header: { src: 'facilities/header.svg', alt: 'The college grounds with library, laboratories and garden' },
  galleryLink: { label: 'See our gallery', url: '/gallery' },
  cardsHeading: 'What you find here',
  campus: {
    heading: 'Campus gallery',
    filterLabel: 'Show pictures of',
    all: 'All facilities',
    showMore: 'Show More',
    showLess: 'Show Less',
    /** {shown} and {total} are counts. */
    count: '{shown} of {total} pictures',
  },
} as const satisfies { header: Picture } & Record<string, unknown>;

export const facilities = [
  {
    id: 'modern-campus',
    title: 'Modern Campus',
    description:
      'Bright classrooms with projectors, clean drinking water, ramps to every room, and a bus stop at the gate.',
    image: { src: 'facilities/modern-campus.svg', alt: 'The college building with a ramp beside the steps' },
    galleryImages: [
      { src: 'facilities/gallery/campus-gate.svg', alt: 'Students walk in through the college gate' },
      { src: 'facilities/gallery/campus-courtyard.svg', alt: 'Students sit in the shaded courtyard' },
      { src: 'facilities/gallery/campus-garden.svg', alt: 'Neem trees and benches in the college garden' },
    ],
  },
  {
    id: 'library',
    title: 'Library',
    description:
      'Textbooks in many copies, journals, earlier project reports, and a reading room that is really quiet.',
    image: { src: 'facilities/library.svg', alt: 'Bookshelves and a student on a ladder' },
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
    image: { src: 'facilities/computer-labs.svg', alt: 'Rows of computers in the laboratory' },
    galleryImages: [
      {
        src: 'facilities/gallery/computer-lab-class.svg',
        alt: 'A class follows the teacher on their screens',
      },
      { src: 'facilities/gallery/computer-lab-desk.svg', alt: 'Two students share a task at one desk' },
    ],
  },
  {
    id: 'fitness-center',
    title: 'Fitness Center',
    description:
      'Treadmill, cycle, weights and mats: for training, for testing, and for the students’ own health.',
    image: {
      src: 'facilities/fitness-center.svg',
      alt: 'Treadmill, cycle and weights in the fitness centre',
    },
    galleryImages: [
      {
        src: 'facilities/gallery/fitness-treadmill.svg',
        alt: 'A student runs on a treadmill while another takes notes',
      },
      { src: 'facilities/gallery/fitness-weights.svg', alt: 'A student lifts light weights under guidance' },
    ],
  },
  {
    id: 'clinical-labs',
    title: 'Clinical Labs',
    description:
      'Exercise therapy, electrotherapy, gait and paediatric rooms, with the couches and machines of a real department.',
    image: {
      src: 'facilities/clinical-labs.svg',
      alt: 'Treatment couches with curtains in the clinical laboratory',
    },
    galleryImages: [
      {
        src: 'facilities/gallery/clinical-electrotherapy.svg',
        alt: 'A student places electrodes on the shoulder of a classmate',
      },
      {
        src: 'facilities/gallery/clinical-gait-lab.svg',
        alt: 'A man walks along the marked path of the gait laboratory',
      },
      {
        src: 'facilities/gallery/clinical-plinths.svg',
        alt: 'A row of treatment couches with students at practice',
      },
      {
        src: 'facilities/gallery/clinical-paediatric.svg',
        alt: 'A child plays on a large ball with a student’s support',
      },
    ],
  },
] as const satisfies readonly Facility[];
