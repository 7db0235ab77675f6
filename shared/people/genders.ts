// The values of product §9.
export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** Faculty records start without a gender (product §5); students choose one of the three. */
export const notSpecified = 'Not specified';
