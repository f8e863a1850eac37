import { Button, Inline, LinkButton, Section } from '@waymark/ui';
import { useFormContext, useFormState } from 'react-hook-form';
import { clearDraft } from './draft';
import type { AddReviewInput } from './form-schema';

export function SubmitSection() {
  const { control } = useFormContext<AddReviewInput>();
  const { isSubmitting } = useFormState({ control });
  return (
    <Section heading="Submit Review">
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
