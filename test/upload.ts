import type { Caller } from './app.ts';

/** Sends a file as multipart/form-data. */
export async function uploadFile(
  caller: Caller,
  method: 'POST' | 'PUT',
  url: string,
  bytes: Buffer | string,
  { name = 'file.csv', type = 'text/csv' } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  const encoded = new Response(form);
  return caller.inject({
    method,
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
