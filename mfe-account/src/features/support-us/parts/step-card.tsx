import { Card, Stack } from '@waymark/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h2`
  overflow-wrap: anywhere;
`;

interface StepCardProps {
  heading: string;
  /** It came after another step: its heading takes the focus, which is how it is told. */
  isNews?: boolean;
  children: ReactNode;
}

/** One step of giving. */
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
