import { type PublicationState, publicationStateLabels, publicationStates } from '#shared/publications.ts';
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
      options={publicationStates.map((state) => ({ value: state, label: publicationStateLabels[state] }))}
      onChange={onChange}
    />
  );
}
