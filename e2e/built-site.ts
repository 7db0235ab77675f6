// The tests need the site: this builds it before them, where something has changed.
export { buildSite as default } from '../scripts/build.ts';
