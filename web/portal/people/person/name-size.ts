/** With a larger size the longest names would take six lines on a phone. */
export const nameSize = (name: string) => (name.length > 40 ? 'text-lg sm:text-2xl' : 'text-2xl');
