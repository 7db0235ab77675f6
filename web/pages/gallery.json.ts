/** The list of published pictures: empty until the office publishes the first one. */
export function GET(): Response {
  return Response.json([]);
}
