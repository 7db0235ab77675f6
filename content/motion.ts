// When things of the public pages move, open and give up. Fixed by the product (§2.2, §4, §9). Apart from the facts, so that
// no page loads those for a number, and one constant each, so that the build writes the number where it is used.

/** Milliseconds that each message of the home page's first picture stays. */
export const heroMessage = 2500;
/** Milliseconds between two letters of the typed label. */
export const typingCharacter = 100;
/** Milliseconds that the typed label stays whole. */
export const typingPause = 1000;
/** Milliseconds from 0 to the figure. */
export const counterDuration = 1500;
/** Milliseconds between two steps of a counter. */
export const counterTick = 16;
/** Share of the section (0 to 1) that must be in sight before its counters start. */
export const counterVisibleShare = 0.3;
/** Milliseconds on a page before the enquiry pop-up opens. */
export const whatsAppPopUp = 5000;
/** Milliseconds that each course of the slider stays. */
export const courseSlider = 4000;
/** Milliseconds after which the book search says that it takes long. */
export const bookSearchSlow = 5000;
/** Milliseconds after which the book search gives up. */
export const bookSearchTimeout = 15000;
/** Number of dots that follow the pointer. */
export const cursorTrailDots = 15;
/** CSS pixels scrolled before the header turns translucent. */
export const navScrollPixels = 50;
/** CSS pixels scrolled before the way back up appears. */
export const scrollTopPixels = 300;
