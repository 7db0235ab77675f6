// Title (at most 60 characters), description (at most 155) and picture for link previews of every page, by path. Pages
// without a picture of their own are shown with that of the frame.

import type { PageSeo, Picture } from '#shared/website/content.ts';
import { college } from '../college.ts';
import { programme } from '../facts.ts';

/** Pictures of more than one page. */
const pictures = {
  underConstruction: { src: 'frame/under-construction.svg', alt: 'A figure carries a large arc into place' },
  admissionsOpen: {
    src: 'gallery/ads/admissions-open.svg',
    alt: 'Three young people walk through the college gate, the first of them waves',
  },
  digitalLibrary: {
    src: 'services/digital-library.svg',
    alt: 'A student works at a laptop between the shelves of the library',
  },
  scholarships: {
    src: 'services/scholarships.svg',
    alt: 'A graduate in cap and gown raises her certificate, a proud woman in a sari beside her',
  },
  physiotherapy: {
    src: 'courses/physiotherapy-1.svg',
    alt: 'A student walks with an elderly man between parallel bars',
  },
  examHall: {
    src: 'exams/header.svg',
    alt: 'Students write an examination in a quiet, bright hall while a teacher looks on',
  },
  readingRoom: {
    src: 'facilities/gallery/library-reading-room.svg',
    alt: 'Students read at the long table of the library',
  },
  students: {
    src: 'gallery/about-college/students.svg',
    alt: 'Four students in uniform stand together beside a bookshelf',
  },
} as const satisfies Record<string, Picture>;

export const seo: Readonly<Record<string, PageSeo>> = {
  '/': {
    title: `${college.name} (${college.shortName}), Andhra Pradesh`,
    description: `Study physiotherapy in Andhra Pradesh: BPT, ${programme.years} years and an internship, {seatsTotal} seats a year.{admissionSentence} Counselling code ${college.counsellingCode}.`,
    image: {
      src: 'home/hero.svg',
      alt: 'A physiotherapist helps an elderly man raise his arm; an arc shows how far it moves',
    },
  },
  '/about': {
    title: `About the College | ${college.shortName}`,
    description:
      'Who we are: a small physiotherapy college with {seatsTotal} students a year, affiliated with a state health sciences university.',
    image: {
      src: 'gallery/about-college/campus.svg',
      alt: 'The college building with palms, a bus and a bicycle in front of it',
    },
  },
  '/about/our-mission-and-vision': {
    title: `Our Mission and Vision | ${college.shortName}`,
    description:
      'What we work for: skilled, honest and kind physiotherapists, and help for people who had to live without it.',
    image: {
      src: 'about/mission.svg',
      alt: 'A physiotherapist steadies an elderly man as he walks; an arc shows how far he steps',
    },
  },
  '/about/governing-body': {
    title: `Governing Body | ${college.shortName}`,
    description:
      'The members of the governing body, their tasks, and how to reach them. The body meets twice a year.',
  },
  '/about/patron-vcp': {
    title: `Patron | ${college.shortName}`,
    description: 'The patron of the college and his message to students and parents.',
  },
  '/about/secretary-correspondence-vcp': {
    title: `Secretary and Correspondent | ${college.shortName}`,
    description:
      'The secretary and correspondent of the college: her work, her message, and how to reach her.',
  },
  '/about/director-vcp': {
    title: `Director | ${college.shortName}`,
    description: 'The director of the college, who leads teaching, clinical training and research.',
  },
  '/about/principal-vcp': {
    title: `Principal | ${college.shortName}`,
    description: 'The page of the principal of the college.',
  },
  '/about/members-faculties-vcp': {
    title: `Members and Faculty | ${college.shortName}`,
    description: 'The members and teachers of the college. This section is being worked on.',
    image: pictures.underConstruction,
  },
  '/about/administrator-vcp': {
    title: `Administrator | ${college.shortName}`,
    description: 'The administrator of the college, for campus, records and the daily needs of students.',
  },
  '/about/our-programme': {
    title: `Our Programme, Year by Year | ${college.shortName}`,
    description: `What students learn in the ${programme.years} years of the Bachelor of Physiotherapy and in the {internshipMonths} months of internship.`,
    image: {
      src: 'about/programme.svg',
      alt: 'Four students, each a step above the other; the highest, in a white coat, reaches up',
    },
  },
  '/admissions': {
    title: `Admissions: Documents and Eligibility | ${college.shortName}`,
    description: `Who can join BPT, the nine documents to bring, both quotas, the counselling code ${college.counsellingCode} and the application form.`,
    image: pictures.admissionsOpen,
  },
  '/admissions/fee-structure': {
    title: `BPT Fee Structure | ${college.shortName}`,
    description:
      'Fees per year: convener quota {feeConvener}, management quota {feeManagement}. One-time fees {feeOnce}. No donation.',
    image: pictures.admissionsOpen,
  },
  '/admissions/courses-offered': {
    title: `Courses Offered | ${college.shortName}`,
    description:
      'Bachelor of Physiotherapy with {seatsTotal} seats, and a free computer training: duration, seats and eligibility.',
    image: pictures.admissionsOpen,
  },
  '/services': {
    title: `Our Services | ${college.shortName}`,
    description:
      'Digital library, research, community services, scholarships and sports camps for students and the people around us.',
    image: pictures.digitalLibrary,
  },
  '/services/research-laboratory': {
    title: `Research and Laboratory | ${college.shortName}`,
    description:
      'Studies on back pain, stroke and posture, the gait laboratory, and how to submit a research proposal.',
    image: {
      src: 'services/research-laboratory.svg',
      alt: 'A researcher works at a microscope; on the screen behind it an arc measures the step of a walking man',
    },
  },
  '/services/digital-library': {
    title: `Digital Library | ${college.shortName}`,
    description: 'Search for physiotherapy books, see our recommendations and ask the library for a book.',
    image: pictures.digitalLibrary,
  },
  '/services/community-services': {
    title: `Community Services | ${college.shortName}`,
    description:
      'Free physiotherapy camps, school checks, home visits, stroke care and more in the villages around the college.',
    image: {
      src: 'services/community-services.svg',
      alt: 'A physiotherapist kneels in a village and moves the knee of an elderly man while a woman looks on',
    },
  },
  '/services/sports-training-camping': {
    title: `Sports and Training Camps | ${college.shortName}`,
    description:
      'Seven camps: sports physiotherapy, taping, fitness, yoga, athletics, first aid and adventure. Register with us.',
    image: {
      src: 'services/sports-training-camping.svg',
      alt: 'A trainer corrects the stride of a runner on the track',
    },
  },
  '/services/scholarships': {
    title: `Scholarship Program | ${college.shortName}`,
    description: 'Who can get a scholarship, what is needed, how the committee decides, and how to keep it.',
    image: pictures.scholarships,
  },
  '/scholarships-form': {
    title: `Scholarship Application Form | ${college.shortName}`,
    description:
      'Apply for a scholarship: marks, personal statement, community work and three documents as PDF.',
    image: pictures.scholarships,
  },
  '/contact': {
    title: `Contact Us | ${college.shortName}`,
    description:
      'Address, map, phone, e-mail and office hours of the college, a message form and answers to common questions.',
    image: {
      src: 'contact/header.svg',
      alt: 'A woman at the office desk takes the papers of a student and her mother',
    },
  },
  '/facilities': {
    title: `Facilities | ${college.shortName}`,
    description:
      'Campus, library, computer labs, fitness centre and clinical labs of the college, with pictures.',
    image: {
      src: 'facilities/header.svg',
      alt: 'People walk to the college building between palms and trees',
    },
  },
  '/courses': {
    title: `Courses: Physiotherapy, Computer Training | ${college.shortName}`,
    description:
      'The Bachelor of Physiotherapy and the free computer training: what you learn, how long it takes, what it leads to.',
    image: pictures.physiotherapy,
  },
  '/course-details/physiotherapy': {
    title: `Bachelor of Physiotherapy (BPT) | ${college.shortName}`,
    description: `BPT in ${programme.years} years and {internshipMonths} months internship: subjects, advantages, careers. Needs Intermediate Bi.P.C. with ${programme.minimumMarksPercent}%.`,
    image: pictures.physiotherapy,
  },
  '/course-details/computer-course': {
    title: `Free Computer Training | ${college.shortName}`,
    description:
      'Computer skills free of charge for students and young people: typing, office, internet and safety, in Telugu and English.',
    image: {
      src: 'courses/computer-course-1.svg',
      alt: 'Two learners sit at computers while a teacher points at the board',
    },
  },
  '/service-details/physiotherapy': {
    title: `Physiotherapy Treatment | ${college.shortName}`,
    description:
      'What physiotherapy helps with, what happens at the first visit, what to bring and how to make an appointment.',
    image: {
      src: 'gallery/about-college/clinic.svg',
      alt: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
    },
  },
  '/exams': {
    title: `Examination Hub | ${college.shortName}`,
    description:
      'Schedule, results, study resources and notices of the college examinations in one place, with answers to questions.',
    image: pictures.examHall,
  },
  '/exams/schedule': {
    title: `Exam Schedule | ${college.shortName}`,
    description: 'Dates, times, subjects, exam codes and halls of the coming BPT examinations.',
    image: pictures.examHall,
  },
  '/exams/results': {
    title: `Exam Results | ${college.shortName}`,
    description: 'How and where to see your BPT examination results, and whom to ask when one is missing.',
    image: pictures.examHall,
  },
  '/exams/resources': {
    title: `Exam Study Resources | ${college.shortName}`,
    description:
      'Eight pages for preparing: question papers, guides, books, practice, videos, materials, mock tests, research.',
    image: pictures.examHall,
  },
  '/exams/notices': {
    title: `Exam Notices | ${college.shortName}`,
    description:
      'The latest notices on examinations: changes of the schedule, hall tickets, practical records.',
    image: pictures.examHall,
  },
  '/anti-ragging': {
    title: `Anti-Ragging and Grievances | ${college.shortName}`,
    description:
      'Ragging is a crime: the national helpline, whom to tell at the college, and the form for any grievance.',
    image: pictures.students,
  },
  '/notices': {
    title: `Notices | ${college.shortName}`,
    description: 'What the college announces: examinations, admissions, holidays. With documents to save.',
    image: pictures.examHall,
  },
  '/notices/past': {
    title: `Past Notices | ${college.shortName}`,
    description: 'Notices of the college that have ended, the latest first.',
    image: pictures.examHall,
  },
  '/resources/anatomy-papers': {
    title: `Anatomy Question Papers for BPT | ${college.shortName}`,
    description:
      'Questions in human anatomy for BPT students, sorted by region, with books and a way to practise.',
    image: pictures.readingRoom,
  },
  '/resources/physiology-guide': {
    title: `Physiology Study Guide for BPT | ${college.shortName}`,
    description:
      'The topics of physiology a physiotherapist needs, in a good order, with books and study tips.',
    image: pictures.readingRoom,
  },
  '/resources/books': {
    title: `Recommended Physiotherapy Books | ${college.shortName}`,
    description: 'The books our teachers use in each year of BPT, and how to borrow them from the library.',
    image: pictures.readingRoom,
  },
  '/resources/practice': {
    title: `Physiotherapy Practice Questions | ${college.shortName}`,
    description: 'Short questions in exercise therapy, electrotherapy and biomechanics for ten free minutes.',
    image: pictures.readingRoom,
  },
  '/resources/videos': {
    title: `Physiotherapy Video Lessons | ${college.shortName}`,
    description: 'Recorded demonstrations of examination and treatment skills, and how to learn from them.',
    image: pictures.readingRoom,
  },
  '/resources/materials': {
    title: `Physiotherapy Study Materials | ${college.shortName}`,
    description:
      'An assessment sheet, normal joint ranges and the usual scales, for the laboratory and the bedside.',
    image: pictures.readingRoom,
  },
  '/resources/mock-tests': {
    title: `BPT Mock Tests | ${college.shortName}`,
    description:
      'The pattern of a three-hour paper and two mock tests to write at home, with a plan for the time.',
    image: pictures.readingRoom,
  },
  '/resources/research': {
    title: `Research Reading for BPT | ${college.shortName}`,
    description:
      'First steps in research for BPT students: questions, numbers, how to read a paper and where to look.',
    image: pictures.readingRoom,
  },
  '/gallery': {
    title: `Gallery | ${college.shortName}`,
    description:
      'Festival greetings, posters, banners and pictures of the college, to look at and to download.',
    image: {
      src: 'gallery/festivals/sankranti-1.svg',
      alt: 'A red pot boils over between sugar canes, with a coloured rangoli in front and kites in the sky',
    },
  },
  '/privacy-policy': {
    title: `Privacy Policy | ${college.shortName}`,
    description:
      'Which personal data the college uses and why, what this site does not store, and your rights under the DPDP Act.',
  },
  '/terms-and-conditions': {
    title: `Terms and Conditions | ${college.shortName}`,
    description: 'The rules for using this site, its health information, its pictures and its accounts.',
  },
  '/webinar': {
    title: `Webinars | ${college.shortName}`,
    description:
      'Free video talks on health and on careers in physiotherapy: the next one, and those already held.',
  },
  '/career-path/at-vcp': {
    title: `Career at the College | ${college.shortName}`,
    description: 'Open positions for teachers and staff at the college.',
  },
  '/under-developments-or-maintenance': {
    title: `Under Development | ${college.shortName}`,
    description: 'This part of the site is still being worked on.',
    image: pictures.underConstruction,
  },
  '/student-login': {
    title: `Student Login | ${college.shortName}`,
    description: 'Log in to the student portal for your profile, subjects, grades and fees.',
    image: pictures.students,
  },
  '/admin-login': {
    title: `Admin Login | ${college.shortName}`,
    description: 'Log in to the administration of the college.',
    image: pictures.students,
  },
  '/faculty-login': {
    title: `Faculty Login | ${college.shortName}`,
    description: 'Log in to the faculty portal for your profile, subjects, students and calendar.',
    image: pictures.students,
  },
  '/guardian-login': {
    title: `Parent Login | ${college.shortName}`,
    description: "Log in to see your child's attendance, fees, marks and notices of the college.",
    image: pictures.students,
  },
  '/verify': {
    title: `Check a Document | ${college.shortName}`,
    description:
      'Check whether a certificate, marks memo or receipt of the college is valid, by the code that is printed on it.',
    image: pictures.students,
  },
  '/set-password': {
    title: `Choose a Password | ${college.shortName}`,
    description: 'Choose the password of your account with the link you were given.',
  },
  '/404': {
    title: `Page not found | ${college.shortName}`,
    description: 'There is no page at this address. Here are the pages most people look for.',
  },
  '/course-not-found': {
    title: `Course not found | ${college.shortName}`,
    description: 'There is no such course at the college. Here are the courses we teach.',
  },
  '/portal': {
    title: `Portal | ${college.shortName}`,
    description: 'The portals of students, faculty and the office.',
  },
};
