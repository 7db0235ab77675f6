/** At least one, which may be empty. */
export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / size)) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
