// Plans the files of the build for the modules of the portals. Without a plan the bundler makes a file for every set of
// screens that share something: some sixty for one screen, most of a few hundred bytes.

export interface PlannedModule {
  code: string;
  isEntry: boolean;
  imports: readonly string[];
  /** Loaded later, when a screen or dialog opens. */
  loads: readonly string[];
}

export type Modules = ReadonlyMap<string, PlannedModule>;

/** What a user opens: modules that are loaded together, and how much they count. */
export interface Visit {
  starts: readonly string[];
  weight: number;
}

/** Modules that go into one file. */
interface Bundle {
  members: string[];
  /** Kept as it is: a screen, whose file has its name, or what public pages load too. */
  isFixed: boolean;
  /** As compressed. */
  bytes: number;
  /** The numbers of the visits that load it. */
  visits: Set<number>;
  /** Bundles that it imports. */
  imports: Set<Bundle>;
}

/** A request, the start of a module and a compression of its own cost as much as these bytes. */
const fileBytes = 700;
/** Compressed bytes per character of source text. */
const shrunk = 0.13;

/**
 * @param root the module that starts the portals
 * @returns the name of the file of each module that several screens of the portals, and no public page, load
 */
export function planChunks(
  modules: Modules,
  root: string,
  mainVisits: readonly Visit[],
): Map<string, string> {
  const pages = [...modules].flatMap(([id, { isEntry }]) => (isEntry && id !== root ? [id] : []));
  const ofPages = reached(modules, pages, true);
  const all = [...reached(modules, [root], true)].sort();
  const screens = [...new Set(all.flatMap((id) => (ofPages.has(id) ? [] : (modules.get(id)?.loads ?? []))))]
    .filter((id) => !ofPages.has(id))
    .sort();
  const visits = [...mainVisits, ...screens.map((id) => ({ starts: [root, id], weight: 1 }))];
  const bundles = bundlesOf(modules, all, [root, ...screens], visits, ofPages);
  mergeAll(bundles, visits);
  const names = new Set<string>();
  const plan = new Map<string, string>();
  for (const { members } of bundles.filter(({ isFixed }) => !isFixed)) {
    // Two bundles of one name would become one file.
    let name = nameOf(members, modules);
    while (names.has(name)) name += '-more';
    names.add(name);
    for (const id of members) plan.set(id, name);
  }
  return plan;
}

/** These modules and everything they import. @param isLater with what is loaded later */
function reached(modules: Modules, starts: readonly string[], isLater: boolean): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const one = modules.get(id);
    if (!one || found.has(id)) continue;
    found.add(id);
    open.push(...one.imports, ...(isLater ? one.loads : []));
  }
  return found;
}

/**
 * What the same screens need is one bundle. What one screen needs alone stays with it. What public pages load too is in files of
 * theirs; it counts where it comes with a bundle.
 */
function bundlesOf(
  modules: Modules,
  all: string[],
  starts: string[],
  visits: readonly Visit[],
  ofPages: ReadonlySet<string>,
): Bundle[] {
  const users = new Map(all.map((id) => [id, [] as string[]]));
  for (const start of starts) for (const id of reached(modules, [start], false)) users.get(id)?.push(start);
  const bundles = new Map<string, Bundle>();
  const bundleOf = new Map<string, Bundle>();
  for (const id of all) {
    const by = users.get(id) ?? [];
    const [first = ''] = by;
    const isOfPages = ofPages.has(id);
    const isAlone = starts.includes(id) ? first !== starts[0] : by.length === 1 && first !== starts[0];
    const isFixed = isOfPages || isAlone;
    const group = starts.includes(id) && isFixed ? id : first === starts[0] ? first : by.join('\n');
    const key = isOfPages ? `pages\n${group}` : group;
    const bundle = bundles.get(key) ?? {
      members: [],
      isFixed,
      bytes: 0,
      visits: new Set(
        visits.flatMap((visit, index) => (visit.starts.some((start) => by.includes(start)) ? [index] : [])),
      ),
      imports: new Set(),
    };
    bundle.members.push(id);
    bundle.bytes += (modules.get(id)?.code.length ?? 0) * shrunk;
    bundles.set(key, bundle);
    bundleOf.set(id, bundle);
  }
  for (const [id, bundle] of bundleOf)
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = bundleOf.get(imported);
      if (other && other !== bundle) bundle.imports.add(other);
    }
  return [...bundles.values()];
}

/** Merges pairs of bundles, the pair that saves most first. */
function mergeAll(bundles: Bundle[], visits: readonly Visit[]): void {
  const weightOf = (one: Set<number>, isMeant: (visit: number) => boolean) => {
    let sum = 0;
    for (const visit of one) if (isMeant(visit)) sum += visits[visit]?.weight ?? 0;
    return sum;
  };
  const shared = (a: Bundle, b: Bundle) => weightOf(a.visits, (visit) => b.visits.has(visit)) * fileBytes;
  /** What the visits that need `a` alone would load besides: `b`, and what it imports. */
  const added = (a: Bundle, b: Bundle) => {
    let sum = weightOf(a.visits, (visit) => !b.visits.has(visit)) * b.bytes;
    for (const one of importedBy(b))
      if (one !== a)
        sum +=
          weightOf(a.visits, (visit) => !b.visits.has(visit) && !one.visits.has(visit)) *
          (one.bytes + fileBytes);
    return sum;
  };
  for (;;) {
    let best: { a: Bundle; b: Bundle; saved: number } | undefined;
    const free = bundles.filter(({ isFixed }) => !isFixed);
    for (const [index, a] of free.entries())
      for (const b of free.slice(index + 1)) {
        const most = shared(a, b);
        if (most <= (best?.saved ?? 0)) continue;
        const saved = most - added(a, b) - added(b, a);
        if (saved > (best?.saved ?? 0) && !isRound(a, b) && !isRound(b, a)) best = { a, b, saved };
      }
    if (!best) return;
    absorb(best.a, best.b, bundles);
  }
}

/** Whether one imports the other by way of a third bundle: merged into one file, they and the third would form an import cycle. */
function isRound(from: Bundle, to: Bundle): boolean {
  const open = [...from.imports].filter((one) => one !== to);
  const seen = new Set(open);
  for (let one = open.pop(); one; one = open.pop())
    for (const next of one.imports) {
      if (next === to) return true;
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  return false;
}

function absorb(a: Bundle, b: Bundle, bundles: Bundle[]): void {
  a.members.push(...b.members);
  a.bytes += b.bytes;
  for (const visit of b.visits) a.visits.add(visit);
  for (const one of b.imports) a.imports.add(one);
  a.imports.delete(a);
  a.imports.delete(b);
  bundles.splice(bundles.indexOf(b), 1);
  for (const one of bundles) if (one.imports.delete(b) && one !== a) one.imports.add(a);
  for (const one of importedBy(a)) for (const visit of a.visits) one.visits.add(visit);
}

/** Its imports, and theirs. */
function importedBy(bundle: Bundle): Set<Bundle> {
  const found = new Set(bundle.imports);
  for (const one of found) for (const next of one.imports) found.add(next);
  return found;
}

/** Named after the largest of its modules that is our own. */
function nameOf(members: readonly string[], modules: Modules): string {
  const sizeOf = (id: string) =>
    (id.includes('/node_modules/') ? 0 : 1e6) + (modules.get(id)?.code.length ?? 0);
  const [largest = ''] = [...members].sort((a, b) => sizeOf(b) - sizeOf(a));
  return `portal-${largest.replace(/^.*\/|\.[\w.?]+$/g, '')}`;
}
