import { searchIndex } from '#web/site/search/search-index.ts';

export function GET(): Response {
  return Response.json(searchIndex());
}
