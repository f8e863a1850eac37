import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { radius, space } from '../theme/tokens';

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${radius};
  background: var(--color-line);
  opacity: 0.6;

  /* In high contrast, a filled block as large as a map glares. */
  :root.high-contrast & {
    border: 1px solid var(--color-line);
    background: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }

  & + & {
    margin-top: ${space[2]};
  }
`;

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS width. Default: 100%. */
  width?: string;
  /** CSS height; use the height of the real content, so that nothing jumps. Default: 1.5rem (a line of text). */
  height?: string;
  /** Number of bars; with several, the last one is shorter. Default: 1. */
  lines?: number;
}

/** Decorative placeholder. Announce the loading in a `role="status"` beside it (see LoadingRegion). */
export function Skeleton({ width = '100%', height = '1.5rem', lines = 1, ...rest }: SkeletonProps) {
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        <Bar
          key={line}
          aria-hidden="true"
          $width={lines > 1 && line === lines - 1 ? '60%' : width}
          $height={height}
          {...rest}
        />
      ))}
    </>
  );
}
