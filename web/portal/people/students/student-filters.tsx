import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { type FilterQuery, filterChoices } from '#shared/kit/fields/field-schemas.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { studentFields } from '#shared/people/students.ts';
import { useIsInSheet } from '#web/portal/kit/lists/filter-chip.tsx';
import { FieldFilters, FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusFilterSelect } from './status-filter-select.tsx';
import type { StudentListSearch } from './student-list-search.ts';

interface StudentFiltersProps {
  search: StudentListSearch;
  onChange: (change: Partial<StudentListSearch>) => void;
}

const { year, ...others } = studentFields;
const furtherKeys = Object.keys(filterChoices(others)) as (keyof FilterQuery<typeof others>)[]; // its own keys
const noneOfThese: Partial<StudentListSearch> = {
  ...Object.fromEntries(furtherKeys.map((key) => [key, undefined])),
  invited: undefined,
};

const invitedOptions = [{ value: 'no' as const, label: 'Not invited yet' }];

/** Admissions of as many years can be chosen; an address may name any other. */
const shownBatches = 8;

function latestBatches(): string[] {
  const thisYear = Number(indiaDate(new Date()).slice(0, 4));
  return Array.from({ length: shownBatches }, (_, ago) => `${thisYear - ago}`);
}

/** The filters of the office's list of students: two in sight, the others behind a button that says how many are set. */
export function StudentFilters({ search, onChange }: StudentFiltersProps) {
  const id = useId();
  const chosen = furtherKeys.filter((key) => search[key]).length + (search.invited ? 1 : 0);
  const isInSheet = useIsInSheet();
  const [isUnfolded, setOpen] = useState(chosen > 0);
  const isOpen = isUnfolded || isInSheet;
  const { data: settings } = useQuery({ ...collegeSettingsQuery, enabled: isOpen });
  const [batches] = useState(latestBatches);
  return (
    <>
      <FieldFilters fields={{ year }} search={search} onChange={onChange} />
      <StatusFilterSelect value={search.status} onChange={(status) => onChange({ status })} />
      {!isInSheet && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal className="size-5" aria-hidden="true" />
          More filters{chosen > 0 && ` (${chosen})`}
        </Button>
      )}
      <div
        id={id}
        hidden={!isOpen}
        className={`flex w-full flex-wrap gap-3 [[hidden]]:hidden ${isInSheet ? '' : 'order-last'}`}
      >
        {isOpen && (
          <>
            <FieldFilters
              fields={others}
              choices={{ batch: batches, category: settings?.categories ?? [] }}
              search={search}
              onChange={onChange}
            />
            <FilterSelect
              label="Invites to the portal"
              all="Invited or not"
              value={search.invited}
              options={invitedOptions}
              onChange={(invited) => onChange({ invited })}
            />
            {chosen > 0 && (
              <Button variant="quiet" onClick={() => onChange(noneOfThese)}>
                Clear these
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
