import { useQuery } from '@tanstack/react-query';
import { ApiError, queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { LinkButton } from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { getDonationReceipt } from '../../endpoints';
import { StatePage } from '../../shared/state-page';
import { ReceiptAway } from './parts/receipt-away';
import { ReceiptView } from './parts/receipt-view';

/** A member's receipt, for printing. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  usePageTitle('Receipt');
  const { data, error, refetch } = useQuery(queryOf(getDonationReceipt, { params: { id } }));
  if (data) return <ReceiptView receipt={data} backTo="/account/gifts" />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NoReceipt />;
  return <ReceiptAway failed={error !== null} onRetry={() => void refetch()} />;
}

function NoReceipt() {
  return (
    <StatePage
      title="We cannot find this receipt"
      lead="None of your gifts has a receipt at this address. You will get a receipt as soon as we receive a gift."
      ways={
        <LinkButton variant="primary" to="/account/gifts">
          Go to your gifts
        </LinkButton>
      }
    />
  );
}

export default withQueries(ReceiptPage);
