import { reviewRules } from '@waymark/contracts-reviews';
import { CheckIcon, radii, space, target } from '@waymark/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { AddReviewInput } from './form-schema';

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  margin: 0;
  list-style: none;

  a {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-height: ${target};
    padding: 0 ${space[4]};
    border: 1px solid var(--color-line);
    border-radius: ${radii.pill};
    color: var(--color-text);
    text-decoration: none;
  }
  a[data-done] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const STEP_IDS = {
  venue: 'step-venue',
  you: 'step-you',
  ratings: 'step-ratings',
  review: 'step-review',
} as const;

export interface Step {
  id: string;
  name: string;
  isDone: boolean;
  /** What is asked for before the review can be sent; null for what may be left out. */
  needs: string | null;
}

/** Whether everything is said that a step asks for; the server's rules decide, this only says so early. */
export function stepsOf(values: Partial<AddReviewInput>): Step[] {
  const isNamed = (values.venueName ?? '').trim() !== '';
  const isSigned = (values.reviewerName ?? '').trim() !== '';
  const isTyped = Boolean(values.disabilityType);
  const rated = Object.entries(values).some(([name, value]) => name.endsWith('Rating') && typeof value === 'number');
  const isWritten = reviewRules.comment.safeParse(values.comment ?? '').success;
  const you = [...(isSigned ? [] : ['your name']), ...(isTyped ? [] : ['a disability type, or “Prefer not to say”'])];
  return [
    { id: STEP_IDS.venue, name: 'Venue', isDone: isNamed, needs: isNamed ? null : 'the name of the venue' },
    { id: STEP_IDS.you, name: 'You', isDone: isSigned && isTyped, needs: you.join(' and ') || null },
    { id: STEP_IDS.ratings, name: 'Ratings', isDone: rated, needs: null },
    {
      id: STEP_IDS.review,
      name: 'Your words',
      isDone: isWritten,
      needs: isWritten ? null : 'at least 10 characters about your visit',
    },
  ];
}

/** Where one is: each part of the form with its state, as a link to it. */
export function ProgressLine() {
  const { control } = useFormContext<AddReviewInput>();
  const steps = stepsOf(useWatch({ control }) as Partial<AddReviewInput>);
  return (
    <nav aria-label="Parts of this review">
      <Steps>
        {steps.map(({ id, name, isDone, needs }, place) => (
          <li key={id}>
            <a href={`#${id}`} data-done={isDone || undefined}>
              {isDone ? <CheckIcon size="1.1em" /> : <span aria-hidden="true">{place + 1}</span>}
              <span>
                {name}: {isDone ? 'done' : needs === null ? 'if you like' : 'to do'}
              </span>
            </a>
          </li>
        ))}
      </Steps>
    </nav>
  );
}

/** What is still asked for, said before anyone presses Submit. */
export function StillNeeded() {
  const { control } = useFormContext<AddReviewInput>();
  const needs = stepsOf(useWatch({ control }) as Partial<AddReviewInput>).flatMap((step) => step.needs ?? []);
  if (needs.length === 0) return null;
  return <p>Still needed: {needs.join('; ')}.</p>;
}
