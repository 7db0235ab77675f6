// Words of the page that an invite link opens.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/set-password': {
      title: `Choose a Password | ${college.shortName}`,
      description: 'Choose the password of your account with the link you were given.',
    },
  } as const satisfies Record<string, PageHead>,

  setPassword: {
    title: 'Choose your password',
    text: 'You need this page only once. It logs you in, and says with which name you log in from then on.',
    label: 'New password',
    hint: 'Three or four words that do not belong together are easy to keep and hard to guess. Names, phone numbers and dates do not count.',
    submit: 'Save password',
    submitting: 'Saving…',
    noToken: 'This link is not complete. Open it again from the message, or ask the office for a new one.',
    /** Leads to the log-in, where a link is asked for. */
    newLink: 'Ask for a new link',
    done: 'Your password is saved, and you are logged in.',
    /** Before the name. */
    names: {
      student: 'Next time log in with your email',
      faculty: 'Next time log in with your email',
      admin: 'Next time log in with your username',
      guardian: 'Next time log in with your mobile number',
    },
    open: 'Open my pages',
    failed: 'An error occurred. Please try again.',
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/set-password': {
      title: `పాస్‌వర్డ్ పెట్టుకోండి | ${college.shortName}`,
      description: 'మీకు ఇచ్చిన లింకుతో మీ ఖాతా పాస్‌వర్డ్ పెట్టుకోండి.',
    },
  },

  setPassword: {
    title: 'మీ పాస్‌వర్డ్ పెట్టుకోండి',
    text: 'ఈ పేజీ ఒక్కసారే అవసరం. ఇక్కడి నుండి నేరుగా లాగిన్ అవుతారు; తర్వాత ఏ పేరుతో లాగిన్ అవ్వాలో కూడా చెబుతుంది.',
    label: 'కొత్త పాస్‌వర్డ్',
    hint: 'సంబంధం లేని మూడు నాలుగు పదాలు గుర్తుంచుకోవడం సులభం, ఊహించడం కష్టం. పేర్లు, ఫోన్ నంబర్లు, తేదీలు పనికిరావు.',
    submit: 'పాస్‌వర్డ్ సేవ్ చేయండి',
    submitting: 'సేవ్ అవుతోంది…',
    noToken: 'ఈ లింకు పూర్తిగా లేదు. సందేశంలోంచి మళ్లీ తెరవండి, లేదా కొత్తది ఇవ్వమని ఆఫీసును అడగండి.',
    newLink: 'కొత్త లింకు అడగండి',
    done: 'మీ పాస్‌వర్డ్ సేవ్ అయింది, మీరు లాగిన్ అయ్యారు.',
    names: {
      student: 'తర్వాత లాగిన్ అవ్వడానికి మీ ఈ-మెయిల్:',
      faculty: 'తర్వాత లాగిన్ అవ్వడానికి మీ ఈ-మెయిల్:',
      admin: 'తర్వాత లాగిన్ అవ్వడానికి మీ యూజర్ పేరు:',
      guardian: 'తర్వాత లాగిన్ అవ్వడానికి మీ మొబైల్ నంబరు:',
    },
    open: 'నా పేజీలు తెరవండి',
    failed: 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
});
