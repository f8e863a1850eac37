import type { GiftReceipt } from '@waymark/contracts-account';
import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Inline, LinkButton, Page, Stack } from '@waymark/ui';
import { PrintReceipt } from './print-receipt';
import { ReceiptSheet } from './receipt-sheet';

/** A receipt and what one does with it. */
export function ReceiptView({ receipt, backTo }: { receipt: GiftReceipt; backTo: string }) {
  usePageTitle(`Receipt ${receipt.number}`);
  return (
    <Page narrow>
      <Stack $gap={6}>
        <ReceiptSheet receipt={receipt} />
        <Inline $gap={3} data-screen-only>
          <Button variant="primary" onClick={() => window.print()}>
            Print this receipt
          </Button>
          <LinkButton to={backTo}>Back to your gifts</LinkButton>
        </Inline>
      </Stack>
      <PrintReceipt />
    </Page>
  );
}
