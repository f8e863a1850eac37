import { css } from 'styled-components';

export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'neutral' | 'accent';

const pairs: Record<Tone, [ink: string, soft: string]> = {
  good: ['good', 'good-soft'],
  bad: ['bad', 'bad-soft'],
  warn: ['warn', 'warn-soft'],
  info: ['info', 'info-soft'],
  neutral: ['text-soft', 'sunken'],
  accent: ['accent', 'accent-soft'],
};

/** Text, background and border colours of a state. Never use colour alone: add text and an icon. */
export const toneStyles = css<{ $tone: Tone }>`
  border: 1px solid ${({ $tone }) => `var(--color-${pairs[$tone][0]})`};
  background: ${({ $tone }) => `var(--color-${pairs[$tone][1]})`};
  color: ${({ $tone }) => `var(--color-${pairs[$tone][0]})`};
`;
