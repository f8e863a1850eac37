import { LoadingRegion, Skeleton } from '@waymark/ui';

/** In the place of a form of staff whose code is on its way. */
export function LoadingForm() {
  return (
    <LoadingRegion label="Loading the form">
      <Skeleton lines={4} height="4rem" />
    </LoadingRegion>
  );
}
