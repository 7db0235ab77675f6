import { frame } from '#content/en/frame.ts';
import { iconSource } from '#web/site/parts/pictures.ts';

/** The college's logo, for the header and the tab of the browser. */
export const logo = await iconSource(frame.logo.src);
