// Loaded before all else where TEST_CLOCK names another day (vitest.config.ts): the present moment of this process is counted from then.
const real = Date;
const shift = real.parse(process.env.TEST_CLOCK ?? '') - real.now();
const read = () => real.now() + shift;
globalThis.Date = new Proxy(real, {
  construct: (_, given, target) =>
    Reflect.construct(real, given.length > 0 ? given : [read()], target) as Date,
  apply: () => new real(read()).toString(),
  get: (_, key) => (key === 'now' ? read : Reflect.get(real, key)),
});
