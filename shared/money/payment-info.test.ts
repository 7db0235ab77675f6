import { expect, test } from 'vitest';
import { paymentInfoInputSchema, upiLink } from './payment-info.ts';

test('the link has payee, amount and note as UPI apps read them', () => {
  expect(upiLink('college@sbi', 'Vamsadhara College', 30_000, 'VCP25001 Tuition fee')).toBe(
    'upi://pay?pa=college@sbi&pn=Vamsadhara%20College&am=30000.00&cu=INR&tn=VCP25001%20Tuition%20fee',
  );
});

test('a long note is cut after a whole character', () => {
  const link = upiLink('college@sbi', 'VCP', 1, `${'x'.repeat(79)}👩‍👩‍👧 and more`);
  expect(decodeURIComponent(link.replace(/.*&tn=/, ''))).toBe(`${'x'.repeat(79)}👩‍👩‍👧`);
});

test.each(['college', '@bank', 'a b@bank', 'x@y.example', 'college@bank&am=1'])(
  '‘%s’ is no UPI id',
  (upiId) => {
    const { error } = paymentInfoInputSchema.safeParse({ account: '', upiId, hours: '' });
    expect(error?.issues[0]?.message).toBe('A UPI id is written like college@bank');
  },
);

test('everything may be empty', () => {
  expect(paymentInfoInputSchema.safeParse({ account: '', upiId: '', hours: '' }).success).toBe(true);
});
