// How the records of the API are named in paths and inputs.
import { matchingText } from './text/text.ts';

export const idText = matchingText(/^[\w-]{1,64}$/, 'No such id');
