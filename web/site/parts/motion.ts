// Times and distances of the animations, pop-ups and time-outs of the public pages. Fixed by the product (§2.2, §4,
// §9). In a file of its own, so that no script bundles the facts for one number, and one constant each, so that the
// build inlines the numbers.

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
/** Share of the section (0 to 1) that must be visible before its counters start. */
export const counterVisibleShare = 0.3;
/** Milliseconds on a page before the WhatsApp help opens. */
export const whatsAppPopUp = 5000;
/** Milliseconds that each picture of a course's slider is shown. */
export const courseSlider = 4000;
/** Milliseconds after which the book search says that it takes long. */
export const bookSearchSlow = 5000;
/** Milliseconds after which the book search gives up. */
export const bookSearchTimeout = 15000;
/** Number of dots that follow the pointer. */
export const cursorTrailDots = 15;
/** CSS pixels scrolled before the header turns translucent. */
export const navScrollPixels = 50;
/** CSS pixels scrolled before the button back to the top appears. */
export const scrollTopPixels = 300;
/** Milliseconds that the banner of a checked scholarship application stays. */
export const successBanner = 5000;
