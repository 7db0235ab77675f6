// 'I have paid' by students and guardians, with a picture. What becomes of a claim is in bank-statements.test.ts.
// On SQLite alone: pictures are text in one column.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Caller, shareApp } from '#test/app.ts';
import { aPayment, aPhoto } from '#test/factories.ts';
import { studentWithFee } from '#test/student-with-fee.ts';
import { uploadFile } from '#test/upload.ts';

const college = shareApp();

async function withClaim() {
  const admin = await college().asAdmin();
  const { student, fee, pay } = await studentWithFee(college(), admin);
  const claims = `/api/students/${student.id}/payment-claims`;
  const body = { feeId: fee.id, amount: 20_000, paidOn: '2026-11-16', utr: '403211778890' };
  const send = async (caller: Caller, url: string, bytes?: Buffer | string) =>
    uploadFile(caller, 'PUT', `${url}/picture`, bytes ?? (await aPhoto()), {
      name: 'upi.jpg',
      type: 'image/jpeg',
    });
  return { admin, student, pay, claims, body, send };
}

test('a guardian who may see fees tells of a transfer with its picture, which the office sees beside it', async () => {
  const { admin, student, claims, body, send } = await withClaim();
  const mother = await college().asGuardian([student.id]);
  const made = await mother.post(claims, body);
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ state: 'waiting', hasPicture: false });
  const url = `${claims}/${made.json().id}`;
  expect((await send(mother, url)).statusCode).toBe(204);
  expect((await send(student, url)).statusCode).toBe(204);
  const [listed] = (await admin.get('/api/payment-claims')).json();
  expect(listed).toMatchObject({ id: made.json().id, hasPicture: true });
  const cashier = await college().asStaff('cashier');
  for (const caller of [admin, cashier, mother, student]) {
    const picture = await caller.get(`${url}/picture.jpg`);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
  }
  const history = (await admin.get(`/api/students/${student.id}/history`)).json();
  expect(history[0]).toMatchObject({ noun: 'payment-claim', action: 'photo', label: body.utr });
});

test('another guardian, one without the fees, another student’s claim, no picture and one too late are refused', async () => {
  const { admin, student, pay, claims, body, send } = await withClaim();
  const other = await withClaim();
  const stranger = await college().asGuardian([other.student.id]);
  const limited = await college().asGuardian([student.id], { maySeeFees: false });
  expect((await stranger.post(claims, body)).statusCode).toBe(404);
  expect((await limited.post(claims, body)).statusCode).toBe(403);
  const { id } = (await student.post(claims, body)).json();
  const url = `${claims}/${id}`;
  for (const [caller, status] of [
    [stranger, 404],
    [limited, 403],
    [other.student, 403],
  ] as const) {
    expect((await send(caller, url)).statusCode).toBe(status);
    expect((await caller.get(`${url}/picture.jpg`)).statusCode).toBe(status);
  }
  // The claim's id below a student of one's own.
  expect((await send(stranger, `${other.claims}/${id}`)).statusCode).toBe(404);
  await send(student, url);
  expect((await stranger.get(`${other.claims}/${id}/picture.jpg`)).statusCode).toBe(404);
  expect((await send(student, url, '<svg/>')).statusCode).toBe(415);
  await admin.post(pay, aPayment({ amount: 20_000, mode: 'upi', reference: body.utr }));
  const late = await send(student, url);
  expect(late.json().fields).toEqual({ file: 'This transfer does not wait any more' });
});
