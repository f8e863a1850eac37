import type { ComponentProps } from 'react';
import { LateStatus } from './late-status';

export interface LoadingRegionProps extends ComponentProps<'div'> {
  /** Spoken once after a second, e.g. "Loading reviews". */
  label: string;
}

/** Wraps skeletons: screen readers find `label` there and hear it when it takes long, eyes see the skeletons. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  return (
    <>
      {/* Outside the busy part: what is busy is not announced. */}
      <LateStatus>{label}</LateStatus>
      <div role="group" aria-label={label} aria-busy="true" {...rest}>
        {children}
      </div>
    </>
  );
}
