// Words of the digital library page (product §2.8).

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/services/digital-library': {
      label: 'Digital Library',
      title: `Digital Library | ${college.shortName}`,
      description: 'Search for physiotherapy books, see our recommendations and ask the library for a book.',
      image: {
        src: 'services/digital-library.svg',
        alt: 'A student works at a laptop between the shelves of the library',
      },
      searchWords: 'books గ్రంథాలయం grandhalayam లైబ్రరీ పుస్తకాలు library',
    },
  } as const satisfies Record<string, PageHead>,

  digitalLibrary: {
    title: 'Institutional Digital Library',
    lead: 'Search for a book, see whether it helps you, then ask us for it.',
    picture: {
      src: 'services/digital-library.svg',
      alt: 'A student works at a laptop between the shelves of the library',
    },
    search: {
      heading: 'Search for books',
      label: 'Book, author or subject',
      placeholder: 'such as gait',
      button: 'Search',
      loading: 'Looking for books…',
      empty: 'No books found. Try fewer or other words.',
      failed: 'The book search cannot be reached just now. Please try again later.',
      slow: 'The book search is taking longer than usual. Please wait a moment.',
      timedOut: 'The book search did not answer in time. Please try again.',
      unclear: 'The book search gave an answer that cannot be read here. Please try again later.',
      retry: 'Try again',
      /** {count} is a number. */
      found: '{count} books found for “{words}”',
      foundOne: '1 book found for “{words}”',
      needsScript: 'The search needs JavaScript, which is switched off here.',
      list: { label: 'Our own list of recommended books', url: '/resources/books' },
      resultsHeading: 'Books found',
      note: 'The search is done by Google Books. It is asked when this page opens, and it receives the words you type.',
    },
    /** The search of the recommended books (product §7). */
    firstQuery: 'Physiotherapy',
    recommendedHeading: 'Recommended books',
    recommendedText: 'A few books to begin with.',
    noneRecommended: 'The book search has no books for us just now.',
    unknownAuthor: 'Author not named',
    noCover: 'No cover picture',
    more: 'More about this book',
    disclaimer: {
      heading: 'Disclaimer',
      text: 'Titles and covers come from Google Books. The college does not sell these books and is not responsible for their content. Read and copy only what the law and the publisher allow.',
    },
    request: {
      lead: 'Is a book missing? Ask the library to get it.',
      open: 'Request a Book',
      title: 'Request a Book',
      intro:
        'Tell us which book you are looking for. WhatsApp opens with your request typed in, and you press Send.',
      fields: {
        name: 'Your name',
        email: 'Email',
        bookTitle: 'Book title',
        author: 'Author',
        reason: 'Why do you need it?',
      },
      optional: 'optional',
      submit: 'Send on WhatsApp',
    },
    login: { label: 'Student Login', url: '/student-login' },
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/services/digital-library': {
      label: 'డిజిటల్ గ్రంథాలయం',
      title: `డిజిటల్ గ్రంథాలయం | ${college.shortName}`,
      description: 'ఫిజియోథెరపీ పుస్తకాలు వెతకండి, మేము సూచించినవి చూడండి, పుస్తకం కోసం గ్రంథాలయాన్ని అడగండి.',
    },
  },

  digitalLibrary: {
    title: 'కళాశాల డిజిటల్ గ్రంథాలయం',
    lead: 'పుస్తకం కోసం వెతకండి, మీకు ఉపయోగపడుతుందేమో చూడండి, తర్వాత మమ్మల్ని అడగండి.',
    search: {
      heading: 'పుస్తకాలు వెతకండి',
      label: 'పుస్తకం, రచయిత లేదా విషయం',
      placeholder: 'ఉదాహరణకు gait',
      button: 'వెతకండి',
      loading: 'పుస్తకాలు వెతుకుతున్నాము…',
      empty: 'పుస్తకాలు దొరకలేదు. తక్కువ పదాలతో లేదా వేరే పదాలతో ప్రయత్నించండి.',
      failed: 'పుస్తకాల సేవ ప్రస్తుతం అందుబాటులో లేదు. దయచేసి కొంతసేపటి తర్వాత ప్రయత్నించండి.',
      slow: 'పుస్తకాలు వెతకడానికి ఎక్కువ సమయం పడుతోంది. దయచేసి కొంచెం ఆగండి.',
      timedOut: 'పుస్తకాల సేవ సమయానికి స్పందించలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      unclear: 'పుస్తకాల సేవ ఇచ్చిన సమాధానం ఇక్కడ చదవలేకపోయాము. దయచేసి కొంతసేపటి తర్వాత ప్రయత్నించండి.',
      retry: 'మళ్లీ ప్రయత్నించండి',
      found: '“{words}” కు {count} పుస్తకాలు దొరికాయి',
      foundOne: '“{words}” కు 1 పుస్తకం దొరికింది',
      needsScript: 'వెతకడానికి JavaScript కావాలి, ఇక్కడ అది ఆపి ఉంది.',
      list: { label: 'మేము సూచించే పుస్తకాల జాబితా' },
      resultsHeading: 'దొరికిన పుస్తకాలు',
      note: 'Google Books ద్వారా వెతుకుతాము. ఈ పేజీ తెరిచినప్పుడు దాన్ని అడుగుతాము, మీరు టైప్ చేసే పదాలు దానికి వెళ్తాయి.',
    },
    firstQuery: en.digitalLibrary.firstQuery,
    recommendedHeading: 'సూచించిన పుస్తకాలు',
    recommendedText: 'మొదలుపెట్టడానికి కొన్ని పుస్తకాలు.',
    noneRecommended: 'ప్రస్తుతం పుస్తకాల సేవ నుంచి పుస్తకాలు రాలేదు.',
    unknownAuthor: 'రచయిత పేరు లేదు',
    noCover: 'ముఖచిత్రం లేదు',
    more: 'ఈ పుస్తకం గురించి మరింత',
    disclaimer: {
      heading: 'గమనిక',
      text: 'పుస్తకాల పేర్లు, ముఖచిత్రాలు Google Books నుంచి వస్తాయి. కళాశాల ఈ పుస్తకాలను అమ్మదు, వాటిలోని విషయాలకు బాధ్యత వహించదు. చట్టం, ప్రచురణకర్త అనుమతించినంత మాత్రమే చదవండి, కాపీ చేయండి.',
    },
    request: {
      lead: 'కావలసిన పుస్తకం లేదా? తెప్పించమని గ్రంథాలయాన్ని అడగండి.',
      open: 'పుస్తకం కోసం అడగండి',
      title: 'పుస్తకం కోసం అడగండి',
      intro: 'మీకు ఏ పుస్తకం కావాలో చెప్పండి. మీ అభ్యర్థన టైప్ చేసి ఉన్న వాట్సాప్ తెరుచుకుంటుంది, మీరే Send నొక్కాలి.',
      fields: {
        name: 'మీ పేరు',
        email: 'ఈ-మెయిల్',
        bookTitle: 'పుస్తకం పేరు',
        author: 'రచయిత',
        reason: 'ఎందుకు కావాలి?',
      },
      optional: 'తప్పనిసరి కాదు',
      submit: 'వాట్సాప్‌లో పంపండి',
    },
    login: { label: 'విద్యార్థి లాగిన్' },
  },
});
