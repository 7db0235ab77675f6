import { type Course, type CourseInput, courseFields, courseSchemas } from '#shared/website/courses.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import { useFigures } from '#web/portal/website/words/use-figures.ts';
import type { Column } from '#web/ui/data-table.tsx';

const courseCalls = publishedCalls<Course, CourseInput>({
  one: 'Course',
  many: 'Courses',
  noun: 'course',
  label: ({ name }) => name,
  sortKeys: courseSchemas.sortKeys,
  defaultSort: 'order',
  fields: courseFields,
});

const columns: readonly Column<Course>[] = [
  { header: 'Name', sortKey: 'name', isTitle: true, cell: ({ name }) => name },
  { header: 'Duration', isDetail: true, cell: ({ duration }) => <Duration text={duration} /> },
  { header: 'Place', sortKey: 'order', isNumber: true, cell: ({ order }) => order },
];

/** The courses of the website. */
export function CoursesScreen() {
  return (
    <PublishedList
      title="Courses"
      nouns="courses"
      hint="‘Add Course’ enters a course: published, it has a card on the website and a page of its own."
      calls={courseCalls}
      columns={columns}
    />
  );
}

const Duration = ({ text }: { text: string }) => useFigures()(text);
