import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isStepId, placeOf, STEPS, type Step, type StepId } from './step-list';

export interface Steps {
  step: Step;
  /** 0 for the first. */
  place: number;
  /** Nobody went on or back since the form opened. */
  isOpening: boolean;
  /** Came from the last step to change something, and goes back there. */
  isChange: boolean;
  goTo: (id: StepId, options?: { isChange?: boolean }) => void;
}

/**
 * The step that is shown. It stands in the address beside what else stands there, each with an entry in the browser's
 * history: Back and Forward lead through the steps, and a reload stays where it was.
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
      // It is in the draft from here on: who clears it must not meet it again after a reload.
      next.delete('venue');
      setParams(next, { state: { isChange } });
    },
  };
}
