// Of the facts, those that scripts of every page need: apart, so that no page loads the others for them.

/** Timings and thresholds the product fixes (§2.2, §4, §9). Milliseconds and pixels unless the name says otherwise. */
export const timings = {
  heroMessage: 2500,
  typingCharacter: 100,
  typingPause: 1000,
  ticker: 15000,
  counterDuration: 1500,
  counterTick: 16,
  /** Share of the section that must be in sight before the counters start. */
  counterVisibleShare: 0.3,
  whatsAppPopUp: 5000,
  courseSlider: 4000,
  /** After this the book search says that it takes long; after the second it gives up. */
  bookSearchSlow: 5000,
  bookSearchTimeout: 15000,
} as const;

export const limits = {
  facilityPageSize: 4,
  recommendedBooks: 6,
  cursorTrailDots: 15,
  navScrollPixels: 50,
  scrollTopPixels: 300,
  courseCardAdvantages: 2,
  aboutGalleryImages: 7,
} as const;
