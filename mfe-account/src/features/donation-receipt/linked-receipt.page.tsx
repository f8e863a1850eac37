import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf, ApiError, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { getDonationReceiptByLink } from '../../endpoints';
import { DonationLinkUnknown } from '../../shared/donations/donation-link-unknown';
import { type DonationLink, useDonationLink } from '../../shared/donations/use-donation-link';
import { ReceiptAway } from './parts/receipt-away';
import { ReceiptView } from './parts/receipt-view';

const linkedReceiptQuery = (token: string, gift: string) =>
  queryOptions({
    queryKey: [addressOf(getDonationReceiptByLink), token, gift],
    queryFn: ({ signal }) => call(getDonationReceiptByLink, { body: { token, gift }, signal }),
  });

const isNoLink = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** A visitor's receipt, opened with the link in its email. */
export function LinkedReceiptPage() {
  usePageTitle('Receipt');
  const link = useDonationLink();
  if (link === undefined) return <ReceiptAway failed={false} onRetry={() => undefined} />;
  return link?.gift ? <LinkedReceipt link={link} gift={link.gift} /> : <DonationLinkUnknown isIncomplete />;
}

function LinkedReceipt({ link: { token }, gift }: { link: DonationLink; gift: string }) {
  const { data, error, refetch } = useQuery(linkedReceiptQuery(token, gift));
  if (data) return <ReceiptView receipt={data} backTo="/my-gift" />;
  if (isNoLink(error)) return <DonationLinkUnknown />;
  return <ReceiptAway failed={error !== null} onRetry={() => void refetch()} />;
}

export default withQueries(LinkedReceiptPage);
