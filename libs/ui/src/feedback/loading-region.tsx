import type { ComponentProps } from 'react';
import { LateStatus } from './late-status';

export interface LoadingRegionProps extends ComponentProps<'div'> {
  /** Announced once after a second, e.g. "Loading reviews". */
  label: string;
}

/** Wraps skeletons. Screen readers find `label` in their place and announce it when loading takes long. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  return (
    <>
      {/* Outside the busy region, because busy content is not announced. */}
      <LateStatus>{label}</LateStatus>
      <div role="group" aria-label={label} aria-busy="true" {...rest}>
        {children}
      </div>
    </>
  );
}
