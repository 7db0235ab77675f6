import type { Caller } from './app.ts';
import { aPhoto } from './factories.ts';

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

/** Uploads a photo for a record of the website. @returns its id and sizes */
export async function uploadPicture(admin: Caller) {
  const file = { name: 'photo.jpg', type: 'image/jpeg' };
  return (await uploadFile(admin, 'POST', '/api/website-pictures', await aPhoto(), file)).json();
}
