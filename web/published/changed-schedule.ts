import { exams as startExams } from '#content/en/exams.ts';
import type { Exam } from '#shared/website/content.ts';
import type { PublishedContent } from '#shared/website/published.ts';
import { scheduleOf } from '#shared/website/published-exams.ts';
import { replacedParts } from '#shared/website/published-parts.ts';

/** The exam schedule where it is another than in the build: dates are published, or a start value has passed. */
export function changedSchedule(content: PublishedContent): readonly Exam[] | undefined {
  const isStarted = replacedParts(content).has('exam-schedule');
  const schedule = scheduleOf({ published: content.exams, isStarted, startExams, today: content.today });
  return isStarted || schedule.length < startExams.length ? schedule : undefined;
}
