import type { GiftReceipt } from '@waymark/contracts-account';
import { dayWords, moneyWords, PRODUCT_NAME } from '@waymark/contracts-core';
import { Alert, DefinitionList, fontSize, PageHeading, radii, space, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { GIFT_KIND_WORDS } from '../../../shared/gifts/gift-words';

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

/** The receipt as it is printed: who received it, how much, when, and in words that nothing was given in return. */
export function ReceiptSheet({ receipt }: { receipt: GiftReceipt }) {
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
          { term: 'Kind', value: GIFT_KIND_WORDS[kind] },
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
