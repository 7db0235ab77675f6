import { exams as startExams } from '#content/en/exams.ts';
import type { Exam } from '#shared/content.ts';
import type { PublishedContent } from '#shared/published.ts';
import { scheduleOf } from '#shared/published-exams.ts';
import { replacedParts } from '#shared/published-parts.ts';

/** The exam schedule where it is another than in the build: dates are published, or a start value has passed. */
export function changedSchedule(content: PublishedContent): readonly Exam[] | undefined {
  const isStarted = replacedParts(content).has('exam-schedule');
  const schedule = scheduleOf({ published: content.exams, isStarted, startExams, today: content.today });
  return isStarted || schedule.length < startExams.length ? schedule : undefined;
}
