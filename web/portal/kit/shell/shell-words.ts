import { inBoth } from '#web/portal/kit/words/words.ts';

/** What stands around every screen. */
export const shellWords = inBoth({
  skip: { en: 'Skip to the main part', te: 'ముఖ్య భాగానికి వెళ్లండి' },
  openMenu: { en: 'Open menu', te: 'మెనూ తెరవండి' },
  closeMenu: { en: 'Close menu', te: 'మెనూ మూయండి' },
  menu: { en: 'Menu', te: 'మెనూ' },
  portal: { en: '{title} portal', te: '{title} పోర్టల్' },
  logout: { en: 'Logout', te: 'లాగౌట్' },
});
