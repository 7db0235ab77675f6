import {
  type PublicationState,
  publicationStateLabels,
  publicationStates,
} from '#shared/website/publications.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';

interface StateFilterProps {
  value: PublicationState | undefined;
  onChange: (state: PublicationState | undefined) => void;
}

export function StateFilter({ value, onChange }: StateFilterProps) {
  return (
    <FilterSelect
      label="State"
      all="All states"
      value={value}
      options={selectOptions(publicationStates, publicationStateLabels)}
      onChange={onChange}
    />
  );
}
