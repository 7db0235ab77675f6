// How the records of the API are named in paths and inputs.
import * as z from 'zod/mini';

export const idText = z.string('No such id').check(z.regex(/^[\w-]{1,64}$/, 'No such id'));
export const idParams = z.object({ id: idText });
