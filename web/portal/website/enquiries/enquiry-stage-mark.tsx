import { type EnquiryStage, enquiryStageLabels } from '#shared/website/enquiries.ts';
import { Pill } from '#web/ui/pill.tsx';

export function EnquiryStageMark({ stage }: { stage: EnquiryStage }) {
  return (
    <Pill tone={stage === 'new' ? 'waiting' : stage === 'closed' ? 'quiet' : 'good'}>
      {enquiryStageLabels[stage]}
    </Pill>
  );
}
