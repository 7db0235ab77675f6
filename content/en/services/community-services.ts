// Words of the community services page: eight programmes (product §2.8).
import type { CommunityService } from '#shared/website/content.ts';

export const communityServicesPage = {
  title: 'Community Services',
  lead: 'Physiotherapy should not depend on the bus fare. So we go where people are.',
  picture: {
    src: 'services/community-services.svg',
    alt: 'A physiotherapist kneels in a village and moves the knee of an elderly man while a woman looks on',
  },
  involved: {
    heading: 'Would you like to help, or to have a camp in your village?',
    text: 'A room, some shade and a few chairs are enough. We bring the rest.',
    link: { label: 'Get Involved', url: '/contact' },
  },
} as const;

export const communityServices = [
  {
    id: 'free-physiotherapy-camp',
    title: 'Free Physiotherapy Camps',
    description:
      'In one village after another we look at pain and stiffness, show exercises, and refer those who need a doctor.',
    image: {
      src: 'programmes/free-physiotherapy-camp.svg',
      alt: 'Under an awning a student moves the arm of a patient while two people wait',
    },
  },
  {
    id: 'school-posture-screening',
    title: 'School Posture Screening',
    description:
      'We check the backs and feet of school children, weigh their bags, and talk with teachers about benches and breaks.',
    image: {
      src: 'programmes/school-posture-screening.svg',
      alt: 'A student checks the posture of a child against a grid, another child waits',
    },
  },
  {
    id: 'elder-care-visits',
    title: 'Elder Care Visits',
    description:
      'Home visits to elderly people who live alone: standing up safely, walking without falls, company for half an hour.',
    image: {
      src: 'programmes/elder-care-visits.svg',
      alt: 'A student helps an old woman to walk with a frame at home',
    },
  },
  {
    id: 'womens-health',
    title: 'Women’s Health',
    description:
      'Women teachers and students help before and after childbirth, and with back pain and weak pelvic muscles. In private.',
    image: {
      src: 'programmes/womens-health.svg',
      alt: 'An expecting mother on a ball and her physiotherapist raise their arms together',
    },
  },
  {
    id: 'disability-support',
    title: 'Disability Support',
    description:
      'Wheelchairs that fit, exercises for children with cerebral palsy, and help with the papers for certificates and aids.',
    image: {
      src: 'programmes/disability-support.svg',
      alt: 'A student pushes a wheelchair up a ramp',
    },
  },
  {
    id: 'sports-injury-awareness',
    title: 'Sports Injury Awareness',
    description:
      'For village teams and schools: warming up, first care of a sprain, and when to stop playing.',
    image: {
      src: 'programmes/sports-injury-awareness.svg',
      alt: 'A physiotherapist kneels to look at the knee of a player on the bench',
    },
  },
  {
    id: 'stroke-rehabilitation',
    title: 'Stroke Rehabilitation',
    description:
      'The first months count. We teach patient and family to practise every day at home, and come back to see the progress.',
    image: {
      src: 'programmes/stroke-rehabilitation.svg',
      alt: 'A physiotherapist guides the arm of a seated man towards coloured cones',
    },
  },
  {
    id: 'health-education',
    title: 'Health Education',
    description: 'Talks in Telugu on diabetes, blood pressure, lifting and sitting, with time for questions.',
    image: {
      src: 'programmes/health-education.svg',
      alt: 'A physiotherapist explains a drawing of the spine to three people under a tree',
    },
  },
] as const satisfies readonly CommunityService[];
