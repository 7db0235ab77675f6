import { figuresOf, withFigures } from '#content/figures.ts';
import { startCollege } from '#content/start-college.ts';
import { startFacts } from '#content/start-facts.ts';
import { headsOf, siteWords } from '#content/words.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { today } from './clock.ts';

const college = collegeFacts(startCollege, 'en');

/** The words of the site as a new college shows them, with its figures in them. */
export const words = withFigures(siteWords.en, figuresOf(withFigures(startFacts, college), today, college));

/** Title, description and label of each page. */
export const heads = headsOf(words);
