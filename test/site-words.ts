import * as english from '#content/en/words.ts';
import { figuresOf, withFigures } from '#content/figures.ts';
import { startFacts } from '#content/start-facts.ts';

/** The words of the site as a new college shows them, with its figures in them. */
export const words = withFigures({ ...english }, figuresOf(startFacts, ''));
