// How many of a list a public page shows at first. Fixed by the product (§4); one constant each, for the reason in motion.ts.

/** Pictures of the campus gallery, and as many more at each press. */
export const facilityPageSize = 4;
/** Books recommended before a search. */
export const recommendedBooks = 6;
/** Advantages on a course's card. */
export const courseCardAdvantages = 2;
