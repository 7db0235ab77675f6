/** How often a property is tried with made-up input; `npm run prove texts` tries it many times more. */
export function runs(usual: number): { numRuns: number } {
  return { numRuns: usual * Number(process.env.PROPERTY_RUNS ?? 1) };
}
