import type { DonationReceipt } from '@waymark/contracts-account';
import { dayWords, moneyWords, PRODUCT_NAME } from '@waymark/contracts-core';
import { usePageTitle } from '@waymark/mfe-kit';
import {
  Alert,
  Button,
  DefinitionList,
  fontSize,
  Inline,
  LinkButton,
  Page,
  PageHeading,
  radii,
  space,
  Stack,
} from '@waymark/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { DONATION_KIND_WORDS } from '../../../shared/donations/donation-words';

const Sheet = styled.article`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]};
  border: 1px solid var(--color-line);
  border-radius: ${radii.card};
  background: var(--color-surface);

  @media print {
    padding: 0;
    border: 0;
  }
`;

const Sum = styled.p`
  font-size: ${fontSize.huge};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Address = styled.address`
  display: grid;
  gap: ${space[1]};
  font-style: normal;
  overflow-wrap: anywhere;
`;

/** The printed receipt: recipient, amount, date, and a statement that the giver got nothing in return. */
function ReceiptSheet({ receipt }: { receipt: DonationReceipt }) {
  const { number, givenOn, amountPence, refundedPence, kind, mode, givenBy, operator } = receipt;
  return (
    <Sheet aria-labelledby="page-heading">
      <Stack $gap={2}>
        <PageHeading>Receipt for your gift</PageHeading>
        <p>{`Number ${number}`}</p>
      </Stack>
      {mode === 'test' && (
        <Alert tone="warn" title="Test mode: no money moves">
          <p>This is a test version of the site. No gift was received, and this receipt is not valid.</p>
        </Alert>
      )}
      <Sum>{moneyWords(amountPence)}</Sum>
      <DefinitionList
        items={[
          { term: 'Received on', value: <time dateTime={givenOn}>{dayWords(givenOn)}</time> },
          { term: 'Kind', value: DONATION_KIND_WORDS[kind] },
          { term: 'Given by', value: givenBy },
          { term: 'For', value: `Keeping ${PRODUCT_NAME} running and free for everyone` },
          {
            term: 'Refunded',
            value:
              refundedPence > 0
                ? `${moneyWords(refundedPence)}, leaving ${moneyWords(amountPence - refundedPence)}`
                : null,
          },
        ]}
      />
      <p>Received with thanks, as a voluntary gift. Nothing was given in return.</p>
      <Address>
        <span>
          Received by <strong>{operator.name}</strong>
        </span>
        {operator.address && <span>{operator.address}</span>}
        {operator.email && <span>{operator.email}</span>}
      </Address>
    </Sheet>
  );
}

export function ReceiptView({ receipt, backTo }: { receipt: DonationReceipt; backTo: string }) {
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

/** Prints only the receipt, in black on white, whatever the screen's colours. */
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
