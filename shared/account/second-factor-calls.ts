import * as z from 'zod/mini';
import { secondFactorCodeSchema } from '#shared/account/auth.ts';
import { get, post, remove } from '#shared/kit/call.ts';

const bodyLimit = 2048;

/** Shown once; only hashes are kept. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorCalls = {
  readSecondFactor: get('/api/auth/second-factor', 'account.own', {
    summary: "Whether the caller's log-in asks for a code",
    answer: z.object({
      isOn: z.boolean(),
      isRequired: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
  }),
  startSecondFactor: post('/api/auth/second-factor/secret', 'account.protect', {
    summary: 'A new secret for an authenticator app; it counts once a code of it was sent',
    /** The secret for the authenticator app: as a link for the QR code, and as text to be typed. */
    answer: z.object({ uri: z.string(), secret: z.string() }),
  }),
  createSecondFactor: post('/api/auth/second-factor', 'account.protect', {
    summary:
      'Turn the second factor on with a first code; answers ten recovery codes and ends the other sessions',
    body: secondFactorCodeSchema,
    bodyLimit,
    answer: recoveryCodesSchema,
  }),
  createRecoveryCodes: post('/api/auth/second-factor/recovery-codes', 'account.protect', {
    summary: 'Ten new recovery codes in place of the earlier ones',
    answer: recoveryCodesSchema,
  }),
  deleteSecondFactor: remove('/api/auth/second-factor', 'account.protect', {
    summary: 'Turn the second factor off',
  }),
  deleteStudentSecondFactor: remove('/api/students/{id}/second-factor', 'account.invite', {
    summary: 'For a student who has lost the authenticator app and the recovery codes',
  }),
  deleteFacultySecondFactor: remove('/api/faculty/{id}/second-factor', 'account.invite', {
    summary: 'For a faculty member who has lost the authenticator app and the recovery codes',
  }),
  deleteAdminSecondFactor: remove('/api/admins/{id}/second-factor', 'admin.write', {
    summary: 'For an admin who has lost the authenticator app and the recovery codes',
  }),
};
