import * as z from 'zod/mini';
import { years } from '#shared/kit/study-years.ts';

const year = z.enum(years);
/** Whole rupees. `overdue` is the part of `due` whose due date is past. */
const feeSums = { amount: z.number(), paid: z.number(), due: z.number(), overdue: z.number() };

export const analyticsSchema = z.object({
  /** All four years, in order; `genders` are the stored values. */
  students: z.object({
    total: z.number(),
    byYear: z.array(
      z.object({
        year,
        total: z.number(),
        genders: z.array(z.object({ gender: z.string(), total: z.number() })),
      }),
    ),
  }),
  /** Most frequent first. */
  faculty: z.object({
    total: z.number(),
    byDesignation: z.array(z.object({ designation: z.string(), total: z.number() })),
  }),
  subjects: z.object({ total: z.number() }),
  /** From today on; `next` are the first five. */
  events: z.object({
    ahead: z.number(),
    next: z.array(z.object({ id: z.string(), eventTitle: z.string(), eventDate: z.string() })),
  }),
  /** Admins only. By the students' current year of study. */
  fees: z.optional(z.object({ ...feeSums, byYear: z.array(z.object({ year, ...feeSums })) })),
});
export type Analytics = z.infer<typeof analyticsSchema>;
