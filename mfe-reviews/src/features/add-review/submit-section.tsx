import { Alert, Button, Inline, LinkButton, Section } from '@waymark/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { clearDraft } from './draft/draft';
import type { AddReviewInput } from './form-schema';
import { StillNeeded } from './progress-line';

/** Whether the connection came back since `waiting` began. */
function useBackOnline(waiting: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const back = () => setIsBack(true);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      setIsBack(false);
    };
  }, [waiting]);
  return isBack;
}

/** `failed`: the last try did not reach its end, and what was written is still here. */
export function SubmitSection({ failed }: { failed: boolean }) {
  const { control } = useFormContext<AddReviewInput>();
  const { isSubmitting } = useFormState({ control });
  const isBackOnline = useBackOnline(failed);
  return (
    <Section
      heading="Submit Review"
      intro="Everyone can read your review, with the name you gave. You can leave areas and photos out."
    >
      {isBackOnline && (
        <Alert tone="good" role="status" title="You are online again.">
          You can submit your review now.
        </Alert>
      )}
      <StillNeeded />
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Submitting...' : 'Submit Review'}
        </Button>
        <LinkButton to="/reviews" onClick={clearDraft}>
          Cancel
        </LinkButton>
      </Inline>
    </Section>
  );
}
