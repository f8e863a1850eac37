import { Card, LoadingRegion, Page, Skeleton, Stack } from '@waymark/ui';

export function ProfileSkeleton() {
  return (
    <Page narrow>
      <LoadingRegion label="Loading the profile">
        <Stack $gap={8}>
          <Skeleton width="16rem" height="3rem" />
          <Card>
            <Skeleton width="60%" height="5rem" />
            <Skeleton width="100%" height="5rem" />
          </Card>
          <Skeleton height="24rem" />
        </Stack>
      </LoadingRegion>
    </Page>
  );
}
