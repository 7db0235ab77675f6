import { searchIndex } from '#web/site/frame/search-index.ts';

export function GET(): Response {
  return Response.json(searchIndex());
}
