// Words of the sports and training camps page: seven camps (product §2.8).
import type { CampItem } from '#shared/website/content.ts';

export const sportsTrainingPage = {
  title: 'Sport and Training Camping',
  lead: 'Short camps for students, school teams and everyone who wants to move well.',
  picture: {
    src: 'services/sports-training-camping.svg',
    alt: 'A trainer corrects the stride of a runner on the track',
  },
  register: {
    heading: 'Take part',
    text: 'Dates are fixed when a group is complete. Tell us which camp you want and how many you are.',
    link: { label: 'Register Now', url: '/contact' },
  },
} as const;

export const camps = [
  {
    id: 'sports-physiotherapy',
    title: 'Sports Physiotherapy Camp',
    description: 'Two days beside the field: examine, treat and decide who may play on.',
    image: {
      src: 'camps/sports-physiotherapy.svg',
      alt: 'A physiotherapist bends the knee of a player who lies on a couch',
    },
  },
  {
    id: 'taping-workshop',
    title: 'Taping Workshop',
    description: 'Ankle, knee and shoulder. Every participant tapes and is taped.',
    image: { src: 'camps/taping-workshop.svg', alt: 'A physiotherapist tapes the arm of a seated woman' },
  },
  {
    id: 'fitness-assessment',
    title: 'Fitness Assessment Camp',
    description:
      'Strength, endurance, flexibility and balance, measured and explained on one sheet you take home.',
    image: {
      src: 'camps/fitness-assessment.svg',
      alt: 'A woman does a sit and reach test while a trainer reads the scale',
    },
  },
  {
    id: 'yoga-and-flexibility',
    title: 'Yoga and Flexibility',
    description: 'One hour in the morning for a week. Adapted for stiff backs and for beginners of any age.',
    image: {
      src: 'camps/yoga-and-flexibility.svg',
      alt: 'Three people hold yoga postures on mats in the open',
    },
  },
  {
    id: 'athletics-training',
    title: 'Athletics Training',
    description:
      'Running, jumping and throwing for school athletes, with a plan that protects growing bones.',
    image: {
      src: 'camps/athletics-training.svg',
      alt: 'A runner clears a hurdle while a trainer looks on',
    },
  },
  {
    id: 'first-aid-training',
    title: 'First Aid Training',
    description:
      'Bleeding, fractures, heat stroke, fainting and resuscitation. A certificate is given after the test.',
    image: {
      src: 'camps/first-aid-training.svg',
      alt: 'A student practises chest compressions while a trainer counts',
    },
  },
  {
    id: 'adventure-camp',
    title: 'Adventure Camp',
    description:
      'Three days in the hills of the Eastern Ghats: walking, ropes and working as a team, with teachers at hand.',
    image: { src: 'camps/adventure-camp.svg', alt: 'Students with backpacks walk up a hill path' },
  },
] as const satisfies readonly CampItem[];
