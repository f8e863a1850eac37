import { Button, Inline, LinkButton } from '@waymark/ui';
import { clearDraft } from '../draft/draft';
import { STEPS } from './step-list';
import type { Steps } from './use-steps';

interface StepButtonsProps {
  steps: Steps;
  isSubmitting: boolean;
  onBack: () => void;
}

/** Next or Submit Review, Back, and S1's Cancel. */
export function StepButtons({ steps: { place }, isSubmitting, onBack }: StepButtonsProps) {
  const isLast = place === STEPS.length - 1;
  const words = isLast ? (isSubmitting ? 'Submitting...' : 'Submit Review') : 'Next';
  return (
    <Inline $gap={3}>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {words}
      </Button>
      {place > 0 && <Button onClick={onBack}>Back</Button>}
      <LinkButton to="/reviews" variant="quiet" onClick={clearDraft}>
        Cancel
      </LinkButton>
    </Inline>
  );
}
