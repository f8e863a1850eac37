import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '../tokens/tokens';

const Base = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  svg {
    flex: none;
    color: var(--color-star);

    @media (forced-colors: active) {
      color: CanvasText;
    }
  }
  b {
    font-weight: 600;
  }
`;

const path = 'm12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.2L12 17.4l-5.6 2.9 1.1-6.2L3 9.7l6.2-.9z';

export interface StarRatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 1 to 5, or null when nobody rated. */
  value: number | null;
  /** What is rated, before the stars ("Overall"). */
  label?: string;
  /** Number of reviews, after the stars. */
  count?: number;
}

/** "4.5 out of 5" with five decorative stars filled that far; "Not rated" without a value. */
export function StarRating({ value, label, count, ...rest }: StarRatingProps) {
  const score = value === null ? 'Not rated' : `${value.toFixed(1)} out of 5`;
  return (
    <Base {...rest}>
      {label !== undefined && <span>{label}</span>}
      {value !== null && (
        <svg viewBox="0 0 120 24" width="6.5em" height="1.3em" aria-hidden="true" focusable="false" stroke="currentColor" strokeWidth="1.5">
          {[0, 1, 2, 3, 4].map((star) => (
            <g key={star} transform={`translate(${star * 24})`}>
              <path d={path} fill="none" />
              <path d={path} fill="currentColor" stroke="none" style={{ clipPath: `inset(0 ${100 - filled(value - star)}% 0 0)` }} />
            </g>
          ))}
        </svg>
      )}
      <b>{score}</b>
      {count !== undefined && <span>({count === 1 ? '1 review' : `${count} reviews`})</span>}
    </Base>
  );
}

const filled = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
