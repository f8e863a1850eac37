import { LoadingRegion, Skeleton } from '@waymark/ui';

/** `what`: "this feedback" */
export function LoadingDetail({ what }: { what: string }) {
  return (
    <LoadingRegion label={`Loading ${what}`}>
      <Skeleton height="12rem" lines={2} />
    </LoadingRegion>
  );
}
