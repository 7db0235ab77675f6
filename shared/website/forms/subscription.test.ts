import { expect, test } from 'vitest';
import { subscriptionMessage, subscriptionSchema } from './subscription.ts';

test('the subscription message carries the address', () => {
  expect(subscriptionMessage(subscriptionSchema.parse({ email: ' ravi@vcp.example ' }))).toBe(
    'Please send me news of the college by email.\nEmail: ravi@vcp.example',
  );
});

test('the address is required and must look like one', () => {
  expect(subscriptionSchema.safeParse({ email: '' }).error?.issues[0]?.message).toBe('Email is required');
  expect(subscriptionSchema.safeParse({ email: 'ravi' }).error?.issues[0]?.message).toBe(
    'Invalid email address',
  );
});
