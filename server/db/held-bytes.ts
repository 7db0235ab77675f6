// What visitors load is in memory once, however many ask for it: a thousand connections that ask for a PDF of 5 MB and do
// not read would take 5 GB.

const held = new Map<string, WeakRef<Buffer>>();
const beingMade = new Map<string, Promise<Buffer | undefined>>();

const forget = new FinalizationRegistry<string>((key) => {
  if (!held.get(key)?.deref()) held.delete(key);
});

/**
 * The bytes that an answer still being sent has, or new ones; requests at the same time share the making. Must not be
 * changed by the caller.
 * @param key names content that never changes
 * @param make undefined where there is no such content
 */
export async function heldBytes(key: string, make: () => Promise<Buffer | undefined>) {
  const known = held.get(key)?.deref();
  if (known) return known;
  const making = beingMade.get(key) ?? make().finally(() => beingMade.delete(key));
  beingMade.set(key, making);
  const bytes = await making;
  if (bytes && held.get(key)?.deref() !== bytes) {
    held.set(key, new WeakRef(bytes));
    forget.register(bytes, key);
  }
  return bytes;
}
