/**
 * Makes a function that copies values of an array or object into a new object. It is written out as JavaScript, once, as
 * zod does it: the engine then knows the shape of the objects. Set in a loop, the 1,250 values of a page of 50 take 20 times as long.
 * @param places where each key's value stands: its index or its key; of yes or no as 1 or 0, of several texts with commas
 */
export function objectMaker(places: (readonly [key: string, place: string | number, type?: string])[]) {
  const entries = places.map(([key, place, type]) => {
    const value = `from[${JSON.stringify(place)}]`;
    const read = type === 'boolean' ? `${value} === 1` : type === 'array' ? `${value}.split(',')` : value;
    return `${JSON.stringify(key)}: ${read}`;
  });
  // oxlint-disable-next-line typescript/no-implied-eval -- made of names of columns and fields, never of a request
  return new Function('from', `return { ${entries.join()} }`) as (from: object) => Record<string, unknown>;
}
