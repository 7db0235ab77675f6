/**
 * Of this thread: unlike passed time they hardly depend on what else the machine does. Hardly: two busy threads of one core
 * double them, and the garbage of earlier tests is collected in between. A limit is several times what the work takes.
 */
export async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}
