import type { Caller } from './app.ts';

/** Sends a file as multipart/form-data. */
export async function uploadFile(
  caller: Caller,
  method: 'POST' | 'PUT',
  url: string,
  bytes: Buffer | string,
  {
    name = 'file.csv',
    type = 'text/csv',
    fields = {},
  }: { name?: string; type?: string; fields?: Record<string, string> } = {},
) {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  const encoded = new Response(form);
  return caller.inject({
    method,
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
