import { type PublicationState, publicationStateLabels, publicationStates } from '#shared/publications.ts';
import { selectOptions } from '#web/portal/forms/select-options.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';

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
