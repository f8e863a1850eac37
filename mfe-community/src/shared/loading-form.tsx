import { LoadingRegion, Skeleton } from '@waymark/ui';

/** Placeholder for a staff form while its code loads. */
export function LoadingForm() {
  return (
    <LoadingRegion label="Loading the form">
      <Skeleton lines={4} height="4rem" />
    </LoadingRegion>
  );
}
