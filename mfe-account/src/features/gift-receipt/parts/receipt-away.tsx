import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';

/** In place of a receipt that is not here yet, or could not be read. */
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
