import { LoadingRegion, Skeleton } from '@waymark/ui';

/** Placeholder for an item; `what` names it, such as "this feedback". */
export function LoadingDetail({ what }: { what: string }) {
  return (
    <LoadingRegion label={`Loading ${what}`}>
      <Skeleton height="12rem" lines={2} />
    </LoadingRegion>
  );
}
