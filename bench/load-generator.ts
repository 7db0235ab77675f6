// Loads several servers in turn, in short slices, so that other work of the machine affects all of them alike.
// Runs as a process of its own: takes the plan from stdin and prints one result per target, both JSON.
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { LoadRequest } from './answers.ts';
import { processorSeconds } from './processes.ts';

export interface Target {
  origin: string;
  pid: number;
  /** The requests, sent in turn and repeated. */
  requests: LoadRequest[];
}

export interface Plan {
  targets: Target[];
  connections: number;
  warmUpSeconds: number;
  slices: number;
  sliceSeconds: number;
  /** Load of other users, started with every slice and measured separately. */
  besides?: { connections: number; requests: LoadRequest[] };
}

export interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time per call. */
  processor: number;
}

export interface PlanResult {
  targets: Rate[];
  besides: Rate[];
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

function summary(slices: Rate[]): Rate {
  const of = (key: keyof Rate) => median(slices.map((slice) => slice[key]));
  const perSecond = slices.reduce((sum, slice) => sum + slice.perSecond, 0) / slices.length;
  return { perSecond, p50: of('p50'), p99: of('p99'), processor: of('processor') };
}

async function fire({ origin, pid, requests }: Target, connections: number, duration: number): Promise<Rate> {
  let next = 0;
  // All connections share one sequence of requests, so that no two save the same record or sign in to the same account at once.
  const setupRequest = () => ({ method: 'GET', ...(requests[next++ % requests.length] as LoadRequest) }); // within its length
  const before = processorSeconds(pid);
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    requests: requests.length === 1 ? requests : [{ setupRequest }],
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${failed} calls of ${requests[0]?.path} failed: ${statuses}, ${result.errors} without answer`,
    );
  }
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: ((processorSeconds(pid) - before) * 1e6) / result.requests.total,
  };
}

async function run(plan: Plan): Promise<PlanResult> {
  const { targets, connections, warmUpSeconds, slices, sliceSeconds, besides } = plan;
  for (const target of targets) await fire(target, connections, warmUpSeconds);
  const rates = targets.map((): Rate[] => []);
  const others = targets.map((): Rate[] => []);
  for (let slice = 0; slice < slices; slice += 1) {
    for (const [index, target] of targets.entries()) {
      const [rate, other] = await Promise.all([
        fire(target, connections, sliceSeconds),
        besides && fire({ ...target, requests: besides.requests }, besides.connections, sliceSeconds),
      ]);
      rates[index]?.push(rate);
      if (other) others[index]?.push(other);
    }
  }
  return { targets: rates.map(summary), besides: besides ? others.map(summary) : [] };
}

if (import.meta.main) console.log(JSON.stringify(await run((await json(process.stdin)) as Plan)));
