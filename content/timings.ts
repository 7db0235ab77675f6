// Of the facts, those that scripts of every page need: apart, so that no page loads the others for them, and one constant
// each, so that the build writes the number where it is used. Fixed by the product (§2.2, §4, §9); milliseconds and
// pixels unless the name says otherwise.
export const heroMessage = 2500;
export const typingCharacter = 100;
export const typingPause = 1000;
export const counterDuration = 1500;
export const counterTick = 16;
/** Share of the section that must be in sight before the counters start. */
export const counterVisibleShare = 0.3;
export const whatsAppPopUp = 5000;
export const courseSlider = 4000;
/** After this the book search says that it takes long; after the second it gives up. */
export const bookSearchSlow = 5000;
export const bookSearchTimeout = 15000;

export const facilityPageSize = 4;
export const recommendedBooks = 6;
export const cursorTrailDots = 15;
export const navScrollPixels = 50;
export const scrollTopPixels = 300;
export const courseCardAdvantages = 2;
