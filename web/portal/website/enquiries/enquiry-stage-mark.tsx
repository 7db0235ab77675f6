import { type EnquiryStage, enquiryStageLabels } from '#shared/website/enquiries.ts';
import { classNames } from '#web/ui/class-names.ts';

export function EnquiryStageMark({ stage }: { stage: EnquiryStage }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-sm px-2 py-0.5 text-sm font-medium',
        stage === 'new' && 'bg-turmeric-pale text-ink',
        stage === 'closed' && 'bg-sand text-ink',
        stage !== 'new' && stage !== 'closed' && 'bg-sea-pale text-teal',
      )}
    >
      {enquiryStageLabels[stage]}
    </span>
  );
}
