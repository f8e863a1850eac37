import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';

/** Shown while a receipt loads, or when loading failed. */
export function ReceiptAway({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <Page narrow>
      <PageHeading>Receipt for your gift</PageHeading>
      {failed ? (
        <CouldNotLoad what="this receipt" onRetry={onRetry} />
      ) : (
        <LoadingRegion label="Loading the receipt">
          <Skeleton height="24rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}
