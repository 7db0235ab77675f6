// Limits of forms that pages name in their texts too (product §5 and §9).

/** Percentages, and characters of the statement. */
export const scholarshipLimits = {
  minimumPercent: 85,
  maximumPercent: 100,
  percentStep: 0.01,
  statementLimit: 500,
} as const;

/** Largest supporting document of a research proposal, in megabytes. */
export const proposalFileMegabytes = 5;
