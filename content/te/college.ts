// Telugu texts name the college like English ones; its Telugu name and address are those of the portal.
export { college } from '../college.ts';
