// What the forms say besides the words of their pages. The English texts are in shared/website/forms, where the product fixes them;
// another language names them here by these, with # for a number.
export const formPhrases: Readonly<
  Record<
    | 'every'
    | 'enquiry'
    | 'contact'
    | 'proposal'
    | 'scholarship'
    | 'bookRequest'
    | 'subscription'
    | 'webinar'
    | 'account',
    Readonly<Record<string, string>>
  >
> = {
  every: {},
  enquiry: {},
  contact: {},
  proposal: {},
  scholarship: {},
  bookRequest: {},
  subscription: {},
  webinar: {},
  account: {},
};
