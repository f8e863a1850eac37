import { Skeleton, Stack } from '@waymark/ui';

/** The shape of the answer to come; said to nobody, because the page is there and only this comes later. */
export function MatchWaiting() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Skeleton width="70%" height="1.75rem" />
      <Skeleton lines={3} height="2.5rem" />
    </Stack>
  );
}
