import { act, fireEvent, screen, waitFor } from '@testing-library/react';

const STEPS = [
  'Venue Information',
  'Your Information',
  'Accessibility Ratings',
  'What You Found',
  'Your Review',
  'Submit Review',
] as const;
export type StepName = (typeof STEPS)[number];

/** Finds the heading by its text: a query by role is slow on a step with a hundred radio buttons. */
export const stepHeading = () => document.querySelector('h2[tabindex]');

export const stepShown = (): StepName | undefined =>
  STEPS.find((name, place) => stepHeading()?.textContent === `Step ${place + 1} of 6: ${name}`);

/** Presses Next, which validates this step. */
export const pressNext = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByText('Next', { selector: 'button span' }));
  });

/** Moves to a step with Next or Back. */
export async function toStep(name: StepName): Promise<void> {
  for (let turn = 0; turn < STEPS.length && stepShown() !== name; turn += 1) {
    const here = stepShown();
    const isAhead = STEPS.indexOf(name) > STEPS.indexOf(here!);
    if (isAhead) await pressNext();
    else fireEvent.click(screen.getByText('Back', { selector: 'button span' }));
    await waitFor(() => {
      if (stepShown() === here)
        throw new Error(`Still at "${here}": ${document.querySelector('[data-error-summary]')?.textContent}`);
    });
  }
}
