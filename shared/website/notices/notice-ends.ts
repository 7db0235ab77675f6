// Apart from the schemas: the office's first screen needs it.

/** The office is told of published notices that end within so many days. */
export const endingDays = 7;
