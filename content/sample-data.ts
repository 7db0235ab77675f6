// Whether the college has still something to enter: reckoned from what is there, so that a footer without the notice is true.
import { college, contact, developer, links, recognitionLinks, socialLinks } from './facts.ts';

/** The addresses and numbers of samples lead nowhere: `.example` never resolves, and nobody has +91 90000 0000x. */
export const isSample = (facts: object) =>
  /\bsample\b|\.example\b|\b90000 0000\d\b/i.test(JSON.stringify(facts));

export const sampleData = isSample({ college, contact, developer, links, recognitionLinks, socialLinks });
