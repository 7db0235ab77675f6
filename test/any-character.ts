import fc from 'fast-check';

/** Every character but a lone surrogate, as fast-check's `unit: 'binary'`, which takes seconds to make. */
export const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));
