// Words of the log-in screens (product §2.10, §8).

import { college, contact } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/student-login': {
      title: `Student Login | ${college.shortName}`,
      description: 'Log in to the student portal for your profile, subjects, grades and fees.',
      image: {
        src: 'gallery/about-college/students.svg',
        alt: 'Four students in uniform stand together beside a bookshelf',
      },
      searchWords: 'portal sign in password attendance fees due విద్యార్థి లాగిన్ హాజరు కాలపట్టిక timetable రసీదు receipt',
    },
    '/admin-login': {
      title: `Admin Login | ${college.shortName}`,
      description: 'Log in to the administration of the college.',
      image: {
        src: 'gallery/about-college/students.svg',
        alt: 'Four students in uniform stand together beside a bookshelf',
      },
      searchWords: 'portal sign in office',
    },
    '/faculty-login': {
      title: `Faculty Login | ${college.shortName}`,
      description: 'Log in to the faculty portal for your profile, subjects, students and calendar.',
      image: {
        src: 'gallery/about-college/students.svg',
        alt: 'Four students in uniform stand together beside a bookshelf',
      },
      searchWords: 'portal sign in staff teacher అధ్యాపకులు లాగిన్',
    },
    '/guardian-login': {
      title: `Parent Login | ${college.shortName}`,
      description: 'Log in to see your child’s attendance, fees, marks and notices of the college.',
      image: {
        src: 'gallery/about-college/students.svg',
        alt: 'Four students in uniform stand together beside a bookshelf',
      },
      searchWords: 'portal sign in parent guardian mother father attendance fees తల్లిదండ్రులు లాగిన్ హాజరు ఫీజు',
    },
    '/portal': {
      title: `Portal | ${college.shortName}`,
      description: 'The portals of students, faculty and the office.',
    },
  } as const satisfies Record<string, PageHead>,

  login: {
    titles: {
      student: 'Student Login',
      faculty: 'Faculty Login',
      admin: 'Admin Login',
      guardian: 'Parent Login',
    },
    picture: {
      src: 'gallery/about-college/students.svg',
      alt: 'Four students in uniform stand together beside a bookshelf',
    },
    toggleLabel: 'Log in as',
    modes: { student: 'Student', faculty: 'Faculty', admin: 'Admin', guardian: 'Parent' },
    /** Below the students' log-in. */
    forParents: 'Parents and guardians log in here',
    fields: {
      email: 'Email',
      username: 'Username',
      phone: 'Mobile number',
      password: 'Password',
      code: 'Code',
    },
    codeHint: 'Six digits of your authenticator app, or a recovery code',
    showPassword: 'Show password',
    submit: 'Login',
    submitting: 'Logging in…',
    required: {
      email: 'Email is required',
      username: 'Username is required',
      phone: 'Phone number is required',
      password: 'Password is required',
    },
    /** Product §8: these exact texts. */
    failures: {
      admin: 'Invalid admin credentials',
      student: 'Invalid email or password',
      faculty: 'Invalid credentials',
      guardian: 'Invalid phone number or password',
      other: 'An error occurred. Please try again.',
    },
    forgot: {
      question: 'Forgot password?',
      answer: `A link lets you choose a new password. Ask for it here, or the office, in person, by phone ${contact.phone} or on WhatsApp.`,
      ask: 'Ask for a link',
      nameFirst: 'Type the name with which you log in above first.',
      tooOften: 'You have asked a few times already. Please wait an hour, or call the office.',
      notSent: 'That could not be sent. Please try again, or call the office.',
      button: 'Ask on WhatsApp',
      message: 'I forgot the password of my account at the college and ask for a new link.',
    },
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/student-login': {
      title: `విద్యార్థి లాగిన్ | ${college.shortName}`,
      description: 'మీ వివరాలు, పాఠ్యాంశాలు, గ్రేడ్లు, ఫీజుల కోసం విద్యార్థి పోర్టల్‌లో లాగిన్ అవ్వండి.',
    },
    '/admin-login': { title: `అడ్మిన్ లాగిన్ | ${college.shortName}`, description: 'కళాశాల పరిపాలనలో లాగిన్ అవ్వండి.' },
    '/faculty-login': {
      title: `అధ్యాపకుల లాగిన్ | ${college.shortName}`,
      description: 'మీ వివరాలు, పాఠ్యాంశాలు, విద్యార్థులు, క్యాలెండర్ కోసం అధ్యాపకుల పోర్టల్‌లో లాగిన్ అవ్వండి.',
    },
    '/guardian-login': {
      title: `తల్లిదండ్రుల లాగిన్ | ${college.shortName}`,
      description: 'మీ పిల్లల హాజరు, ఫీజులు, మార్కులు, కళాశాల ప్రకటనలు చూడడానికి లాగిన్ అవ్వండి.',
    },
    '/portal': { title: `పోర్టల్ | ${college.shortName}`, description: 'విద్యార్థుల, అధ్యాపకుల, ఆఫీసు పోర్టళ్లు.' },
  },

  login: {
    titles: { student: 'విద్యార్థి లాగిన్', faculty: 'అధ్యాపకుల లాగిన్', admin: 'అడ్మిన్ లాగిన్', guardian: 'తల్లిదండ్రుల లాగిన్' },
    toggleLabel: 'ఎవరిగా లాగిన్ అవుతారు',
    modes: { student: 'విద్యార్థి', faculty: 'అధ్యాపకులు', admin: 'అడ్మిన్', guardian: 'తల్లిదండ్రులు' },
    forParents: 'తల్లిదండ్రులు, సంరక్షకులు ఇక్కడ లాగిన్ అవ్వండి',
    fields: { email: 'ఈ-మెయిల్', username: 'యూజర్ పేరు', phone: 'మొబైల్ నంబరు', password: 'పాస్‌వర్డ్', code: 'కోడ్' },
    codeHint: 'మీ ఆథెంటికేటర్ యాప్‌లోని ఆరు అంకెలు, లేదా రికవరీ కోడ్',
    showPassword: 'పాస్‌వర్డ్ చూపండి',
    submit: 'లాగిన్',
    submitting: 'లాగిన్ అవుతోంది…',
    required: {
      email: 'ఈ-మెయిల్ తప్పనిసరి',
      username: 'యూజర్ పేరు తప్పనిసరి',
      phone: 'మొబైల్ నంబరు తప్పనిసరి',
      password: 'పాస్‌వర్డ్ తప్పనిసరి',
    },
    failures: {
      admin: 'అడ్మిన్ వివరాలు సరిగా లేవు',
      student: 'ఈ-మెయిల్ లేదా పాస్‌వర్డ్ తప్పు',
      faculty: 'లాగిన్ వివరాలు సరిగా లేవు',
      guardian: 'మొబైల్ నంబరు లేదా పాస్‌వర్డ్ తప్పు',
      other: 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    forgot: {
      question: 'పాస్‌వర్డ్ మర్చిపోయారా?',
      answer: `లింకుతో కొత్త పాస్‌వర్డ్ పెట్టుకోవచ్చు. ఇక్కడ అడగండి, లేదా ఆఫీసును నేరుగా, ఫోన్ ${contact.phone} లో లేదా వాట్సాప్‌లో అడగండి.`,
      ask: 'లింకు అడగండి',
      nameFirst: 'ముందుగా పైన మీ లాగిన్ పేరు రాయండి.',
      tooOften: 'మీరు ఇప్పటికే కొన్ని సార్లు అడిగారు. దయచేసి ఒక గంట ఆగండి, లేదా ఆఫీసుకు ఫోన్ చేయండి.',
      notSent: 'పంపడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి, లేదా ఆఫీసుకు ఫోన్ చేయండి.',
      button: 'వాట్సాప్‌లో అడగండి',
      message: 'కళాశాలలో నా ఖాతా పాస్‌వర్డ్ మర్చిపోయాను, దయచేసి కొత్త లింకు పంపండి.',
    },
  },
});
