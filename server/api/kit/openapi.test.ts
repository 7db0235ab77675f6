// On SQLite alone: the document is made from the contract.
import { expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';
import { shareApp } from '#test/app.ts';

const college = shareApp();
const calls = Object.entries<Call>(contract);

interface Operation {
  operationId: string;
  requestBody?: { required: boolean; content: Record<string, { encoding?: object; schema: object }> };
  responses: Record<string, { content?: object }>;
}

async function operations(): Promise<Map<string, Operation>> {
  const admin = await college().asAdmin();
  const document = (await admin.get('/api/openapi.json')).json();
  const all = Object.values<Record<string, Operation>>(document.paths).flatMap((path) => Object.values(path));
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

test('the document has every call, with a body only where the call takes one', async () => {
  const documented = await operations();
  for (const [name, { body, upload }] of calls) {
    const operation = documented.get(name);
    expect(operation, name).toBeDefined();
    const types = Object.keys(operation?.requestBody?.content ?? {});
    expect(types, name).toEqual(upload ? ['multipart/form-data'] : body ? ['application/json'] : []);
  }
});

test('the document says that unknown fields are dropped, and no call forbids them', async () => {
  const document = (await (await college().asAdmin()).get('/api/openapi.json')).json();
  expect(document.info.description).toContain('does not name are dropped');
  for (const [name, { requestBody }] of await operations())
    expect(JSON.stringify(requestBody) ?? '', name).not.toContain('"additionalProperties":false');
});

test('an upload is one required file with its accepted types', async () => {
  const { requestBody } = (await operations()).get('updateStudentPhoto') ?? {};
  expect(requestBody).toMatchObject({
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: ['file'], properties: { file: { type: 'string' } } },
        encoding: { file: { contentType: 'image/jpeg, image/png, image/webp' } },
      },
    },
  });
});

test('a download is documented with its type', async () => {
  const documented = await operations();
  for (const [name, { contentType, status }] of calls.filter(([, call]) => call.contentType)) {
    const types = Object.keys(documented.get(name)?.responses[`${status}`]?.content ?? {});
    expect(types, name).toEqual([contentType?.split(';')[0]]);
  }
});

test('an import is documented as carried out (201) and as a dry run (200)', async () => {
  const { responses } = (await operations()).get('createImport') ?? {};
  expect(responses?.['201']?.content).toEqual(responses?.['200']?.content);
  expect(Object.keys(responses ?? {})).toEqual(['200', '201']);
});
