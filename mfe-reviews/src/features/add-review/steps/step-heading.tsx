import { usePageTitle } from '@waymark/mfe-kit';
import { space } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { STEPS } from './step-list';
import type { Steps } from './use-steps';

const Head = styled.div`
  display: grid;
  gap: ${space[4]};

  h2:focus {
    outline-offset: 0.25rem;
  }
`;

const Line = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[1]};
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    height: 0.5rem;
    border: 1px solid var(--color-border);
    border-radius: 100rem;
    background: var(--color-surface);
  }
  li[data-reached] {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  @media (forced-colors: active) {
    li[data-reached] {
      background: CanvasText;
    }
  }
`;

const Count = styled.span`
  display: block;
  margin-bottom: ${space[1]};
  color: var(--color-text-soft);
  font-size: 1rem;
  font-weight: 600;
`;

interface StepHeadingProps {
  steps: Steps;
  /** With errors, the error summary takes the focus instead. */
  hasProblems: boolean;
}

/** Shows the progress. It takes the focus on each step, which announces the step. */
export function StepHeading({ steps: { step, place, isOpening }, hasProblems }: StepHeadingProps) {
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.id);
  usePageTitle(
    isOpening && place === 0 ? 'Add Review' : `${step.heading}, step ${place + 1} of ${STEPS.length} – Add Review`,
  );
  useEffect(() => {
    if (shown.current === step.id) return;
    shown.current = step.id;
    if (hasProblems) return;
    head.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [step.id, hasProblems]);
  return (
    <Head ref={head}>
      <Line aria-hidden="true">
        {STEPS.map(({ id }, at) => (
          <li key={id} data-reached={at <= place || undefined} />
        ))}
      </Line>
      <h2 ref={heading} tabIndex={-1}>
        <Count>{`Step ${place + 1} of ${STEPS.length}:`}</Count> <span>{step.heading}</span>
      </h2>
    </Head>
  );
}
