import { expect, test, vi } from 'vitest';
import { marksOnDevice } from './kept-marks.ts';

test('a device that cannot keep a mark is known: the sheet must not promise it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const device = marksOnDevice('teacher', { id: 'session', name: 'First internal' });
  expect(device.keeps()).toBe(true);
  // Here, as in a browser whose storage is full, the database does not open.
  device.keep('student subject', { text: '17', version: 1 });
  await vi.waitFor(() => expect(device.keeps()).toBe(false));
});
