import type { GiftReceipt } from '@waymark/contracts-account';
import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Inline, LinkButton, Page, Stack } from '@waymark/ui';
import { createGlobalStyle } from 'styled-components';
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

/** On paper the receipt stands alone, in ink on white whatever the colours of the screen. */
const PrintReceipt = createGlobalStyle`
  @page { margin: 2cm; }
  @media print {
    /* Outweighs the rules of every theme. */
    :root:root:root:root:root {
      --color-page: white;
      --color-surface: white;
      --color-accent: black;
      --color-text: black;
      --color-text-soft: black;
      --color-line: black;
      --color-hair: black;
      --color-warn: black;
      --color-warn-soft: white;
    }
    :root, :root body { background: white; color: black; }
    :has(> #main-content) > :not(#main-content), [data-screen-only] { display: none !important; }
  }
`;
