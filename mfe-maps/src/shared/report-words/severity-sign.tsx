import type { Severity } from '@waymark/contracts-maps';
import { SEVERITY_SHAPES, SEVERITY_TOKENS } from './severity-shapes';

/** The shape of a severity; its word stands beside it. Forced colours keep the shape and its edge. */
export function SeveritySign({ severity, size = '1.125em' }: { severity: Severity; size?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
      <path
        d={SEVERITY_SHAPES[severity]}
        fill={`var(--color-${SEVERITY_TOKENS[severity]})`}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
