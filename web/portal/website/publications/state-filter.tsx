import { publicationStateLabels, publicationStates } from '#shared/website/publications.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { ListFilter } from '#web/portal/kit/lists/filter-select.tsx';

const states = selectOptions(publicationStates, publicationStateLabels);

export const StateFilter = () => <ListFilter name="state" label="State" all="All states" options={states} />;
