// What every page starts: the behaviours of the frame, and the islands of all pages, of which a page has some. What is imported in a
// function comes when its island is about to hydrate.
import './frame/frame-script.ts';
import { wakeIsland } from './islands/wake-island.ts';
import { searchFileHere, searchWordsFileHere } from './search/search-files.ts';

wakeIsland('enquiry', async () => (await import('./frame/enquiry-dialog.tsx')).EnquiryDialog, 'touched');
wakeIsland('search', loadSearch, 'opened');
wakeIsland('subscription', async () => (await import('./frame/subscription.tsx')).Subscription);
wakeIsland('contact', async () => (await import('./contact/contact-form.tsx')).ContactForm);
wakeIsland('campus-gallery', async () => (await import('./facilities/campus-gallery.tsx')).CampusGallery);
wakeIsland('proposal', async () => (await import('./services/proposal-form.tsx')).ProposalForm);
wakeIsland(
  'scholarship',
  async () => (await import('./scholarships-form/scholarship-form.tsx')).ScholarshipForm,
);
wakeIsland('verify', async () => (await import('./verify/verify-form.tsx')).VerifyForm, 'always');

// A name in the address (after an invite) is filled in by the form, so it is hydrated without waiting for a touch.
wakeIsland(
  'login',
  async () => (await import('./login/login-form.tsx')).LoginForm,
  location.hash.includes('name=') ? 'idle' : 'touched',
);
wakeIsland(
  'forgotten-password',
  async () => (await import('./login/forgotten-password.tsx')).ForgottenPassword,
  'opened',
);
// The form reads the token from the address and removes it there.
wakeIsland(
  'set-password',
  async () => (await import('./login/set-password-form.tsx')).SetPasswordForm,
  'always',
);

const gallery = () => import('./gallery/gallery-islands.ts');
// A link with a category or a search is applied without waiting for a touch.
wakeIsland('gallery', async () => (await gallery()).GalleryFinder, location.search ? 'always' : 'idle');
wakeIsland('download-agreement', async () => (await gallery()).DownloadAgreement, 'touched');

const library = () => import('./services/digital-library-islands.ts');
wakeIsland('book-search', async () => (await library()).BookSearch);
wakeIsland('books-found', async () => (await library()).FoundBooks, 'always');
wakeIsland('books-recommended', async () => (await library()).RecommendedBooks, 'always');
wakeIsland('book-request', async () => (await library()).BookRequestDialog, 'touched');

/** The index is fetched together with the code, not after it: a round trip less until the first results. */
async function loadSearch() {
  const words = fetch(searchWordsFileHere());
  const index = fetch(searchFileHere()).catch(() => undefined);
  return (await import('./search/search-dialog.tsx')).searchIn(index, await words);
}
