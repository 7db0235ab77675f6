// The words of figures that are not a number: whether admission is open, and the hours of the office.
export const figureWords = {
  open: 'Open',
  openUntil: 'Open until {day}',
  opensOn: 'Opens on {day}',
  closed: 'Closed',
  /** Behind a description for search engines. */
  admissionIsOpen: ' Admission is open.',
  weekdays: 'Mon-Fri',
  saturday: 'Sat',
  closedOn: 'closed',
} as const;
