// What is saved on this device until the server has it. It outlives the tab, the session and a flat battery.

/** The browser's database. */
const deviceDatabase = 'college-portal';
/** A new table needs a higher version of the database. */
const tables = ['registers', 'marks'] as const;
const version = 2;

interface DeviceTable<Row> {
  /** Empty where the device has kept nothing yet: to open the database would make it. */
  list: () => Promise<Row[]>;
  find: (id: string) => Promise<Row | undefined>;
  /** Each change resolves when it is on the disk, not when it is asked for. */
  save: (row: Row) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** @param name of a table whose rows are written as `Row` only */
export function deviceTable<Row extends { id: string }>(name: (typeof tables)[number]): DeviceTable<Row> {
  return {
    list: async () =>
      opened || (await hasDeviceDatabase())
        ? change(name, 'readonly', (rows) => rows.getAll() as IDBRequest<Row[]>) // written as Row, see above
        : [],
    find: (id) => change(name, 'readonly', (rows) => rows.get(id) as IDBRequest<Row | undefined>), // as above
    save: async (row) => void (await change(name, 'readwrite', (rows) => rows.put(row))),
    remove: (id) => change(name, 'readwrite', (rows) => rows.delete(id)),
  };
}

/** Asks by name. A browser without that question may have it. */
export async function hasDeviceDatabase(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === deviceDatabase);
}

let opened: Promise<IDBDatabase> | undefined;

async function change<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open();
  const db = await opened.catch((error: unknown) => {
    // A full device may have room again.
    opened = undefined;
    throw error;
  });
  const transaction = db.transaction(name, mode);
  const request = work(transaction.objectStore(name));
  await (mode === 'readonly' ? settled(request, 'success') : settled(transaction, 'complete'));
  return request.result;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(deviceDatabase, version);
  request.addEventListener('upgradeneeded', () => {
    const { result: db } = request;
    for (const name of tables)
      if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'id' });
  });
  await settled(request, 'success');
  const { result: db } = request;
  // A tab with a newer portal waits for this one.
  db.addEventListener('versionchange', () => {
    db.close();
    opened = undefined;
  });
  return db;
}

function settled(target: IDBRequest | IDBTransaction, done: 'success' | 'complete'): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(target.error ?? new Error('this browser keeps no records'));
    target.addEventListener(done, () => resolve());
    target.addEventListener('error', fail);
    target.addEventListener('abort', fail);
  });
}
