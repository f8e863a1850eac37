import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface LoadingRegionProps extends ComponentProps<'div'> {
  /** Spoken once, e.g. "Loading reviews". */
  label: string;
}

/** Wraps skeletons: screen readers hear `label`, eyes see the skeletons. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  return (
    <>
      {/* Outside the busy part: what is busy is not announced. */}
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-busy="true" {...rest}>
        {children}
      </div>
    </>
  );
}
