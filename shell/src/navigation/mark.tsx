import { SITE_MARK } from '@waymark/tokens';
import type { ReactElement } from 'react';

const { viewBox, ground, path, person } = SITE_MARK;

export function Mark(): ReactElement {
  return (
    <svg viewBox={viewBox} width="2.125rem" height="2.125rem" aria-hidden="true" focusable="false">
      <rect {...ground} />
      <path
        d={path.d}
        fill="none"
        stroke={path.stroke}
        strokeWidth={path.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle {...person} />
    </svg>
  );
}
