import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';

const Base = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  svg {
    flex: none;
    color: var(--color-star);
  }
  b {
    font-weight: 600;
  }
`;

/** Width of a star including a margin of 3 on each side. */
const STEP = 24;
const MARGIN = 3;
const STARS = 5;
const STAR = 'l2.8 5.8 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2-4.5-4.4 6.2-.9z';
/** All five stars in one path: a list of reviews shows thirty or more ratings. */
const path = Array.from({ length: STARS }, (_, star) => `M${STEP * star + STEP / 2} 3${STAR}`).join('');

export interface StarRatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 1 to 5, or null when there are no ratings. */
  value: number | null;
  /** The rated aspect, before the stars ("Overall"). */
  label?: string;
  /** Number of reviews, after the stars. */
  count?: number;
}

/** Shows "4.5 out of 5" with five decorative, partly filled stars; "Not rated" without a value. */
export function StarRating({ value, label, count, ...rest }: StarRatingProps) {
  const score = value === null ? 'Not rated' : `${value.toFixed(1)} out of 5`;
  return (
    <Base {...rest}>
      {label !== undefined && <span>{label}</span>}
      {value !== null && (
        <svg
          viewBox="0 0 120 24"
          width="6.5em"
          height="1.3em"
          aria-hidden="true"
          focusable="false"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d={path} fill="none" />
          <path d={path} fill="currentColor" stroke="none" style={{ clipPath: `inset(0 ${unfilled(value)}% 0 0)` }} />
        </svg>
      )}
      <b>{score}</b>
      {count !== undefined && <span>{`(${count === 1 ? '1 review' : `${count} reviews`})`}</span>}
    </Base>
  );
}

/** Returns the unfilled percentage of the drawing, from the right. Margins between stars do not count. */
function unfilled(value: number): number {
  const whole = Math.floor(value);
  const edge = STEP * whole + MARGIN + (STEP - 2 * MARGIN) * (value - whole);
  const [first, last] = [MARGIN, STEP * STARS - MARGIN];
  return Math.round((100 * Math.max(0, last - edge)) / (last - first));
}
