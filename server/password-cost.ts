// What it costs to check a password. Only tests start the app with a lower cost.
export interface PasswordCost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane. */
export const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
