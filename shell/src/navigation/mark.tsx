import { SITE_MARK } from '@waymark/tokens';
import type { ReactElement } from 'react';

const { ground, path, line, person } = SITE_MARK;

export function Mark(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="2.125rem" height="2.125rem" aria-hidden="true" focusable="false">
      <rect {...ground} />
      <path d={path} fill="none" stroke={line} strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round" />
      <circle {...person} />
    </svg>
  );
}
