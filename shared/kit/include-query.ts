import * as z from 'zod/mini';

/** `?include=personalInfo,contactInfo`: the parts of a record that need further queries. */
export function includeQuery<const P extends string>(parts: readonly [P, ...P[]]) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').filter(Boolean)),
      ),
      z.array(z.enum(parts, `include takes ${parts.join(', ')}`)),
    ),
  );
}
