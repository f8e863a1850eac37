import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isStepId, placeOf, STEPS, type Step, type StepId } from './step-list';

export interface Steps {
  step: Step;
  /** Index of the step, starting at 0. */
  place: number;
  /** True if the person has taken no step since the form opened. */
  isOpening: boolean;
  /** True if the person came from the last step to change an answer, and returns there. */
  isChange: boolean;
  goTo: (id: StepId, options?: { isChange?: boolean }) => void;
}

/**
 * Holds the current step. It is in the URL beside other parameters, with a history entry per step: Back and Forward
 * move through the steps, and a reload stays on the step.
 */
export function useSteps(opening: StepId): Steps {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { isChange?: boolean } | null };
  const [isOpening, setIsOpening] = useState(true);
  const asked = params.get('step');
  const place = placeOf(isStepId(asked) ? asked : opening);
  return {
    step: STEPS[place]!,
    place,
    isOpening,
    isChange: state?.isChange === true,
    goTo(id, { isChange = false } = {}) {
      setIsOpening(false);
      const next = new URLSearchParams(params);
      next.set('step', id);
      // The draft contains the venue from here on. Otherwise a reload would bring back a venue that the person removed.
      next.delete('venue');
      setParams(next, { state: { isChange } });
    },
  };
}
