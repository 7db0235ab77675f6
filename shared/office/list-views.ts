// Views of lists that a user has saved: filters, order and columns under a name. Kept by the server, so that they are on
// every device of the user.
import * as z from 'zod/mini';
import { anyText, matchingText, requiredText } from '#shared/kit/text/text.ts';

export const viewedLists = ['students', 'faculty', 'dues', 'payments'] as const;
export const mostViews = 30;

const search = z.record(matchingText(/^\w{1,30}$/, 'This is no filter'), anyText(400));

export const listViewSchema = z.object({
  id: z.string(),
  list: z.enum(viewedLists),
  name: z.string(),
  /** The parameters of the list's address. */
  search: z.record(z.string(), z.string()),
});
export type ListView = z.infer<typeof listViewSchema>;

export const listViewInputSchema = z.object({
  list: z.enum(viewedLists, 'There is no such list'),
  name: requiredText('Name the view', 60),
  search: search.check(
    z.refine((parameters) => Object.keys(parameters).length <= 20, 'A view has at most 20 filters'),
  ),
});
export type ListViewInput = z.output<typeof listViewInputSchema>;
