// The number of items that a public page shows at first. Fixed by the product (§4); one constant each, as in motion.ts.

/** Pictures of the campus gallery, and as many more with each 'Show More'. */
export const facilityPageSize = 4;
/** Books recommended before a search. */
export const recommendedBooks = 6;
/** Advantages on a course's card. */
export const courseCardAdvantages = 2;
