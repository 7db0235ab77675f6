/** A parameter of the address that must have that form: undefined where it has not. */
export const matching = (parameter: unknown, form: RegExp): string | undefined =>
  typeof parameter === 'string' && form.test(parameter) ? parameter : undefined;

/** The form of a record's id. */
export const idForm = /^[\w-]{1,64}$/;
/** That of a day: '2026-11-05'. */
export const dayForm = /^\d{4}-\d\d-\d\d$/;
