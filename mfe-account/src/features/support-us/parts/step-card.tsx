import { Card, Stack } from '@waymark/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h2`
  overflow-wrap: anywhere;
`;

interface StepCardProps {
  heading: string;
  /** True when it follows another step: its heading then takes focus, so that screen readers announce it. */
  isNews?: boolean;
  children: ReactNode;
}

export function StepCard({ heading, isNews = true, children }: StepCardProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (isNews) ref.current?.focus();
  }, [heading, isNews]);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={5}>
        <Heading id={id} ref={ref} tabIndex={-1}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
