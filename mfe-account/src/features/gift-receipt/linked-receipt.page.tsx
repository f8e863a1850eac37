import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf, ApiError, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { getGiftReceiptByLink } from '../../endpoints';
import { GiftLinkUnknown } from '../../shared/gifts/gift-link-unknown';
import { type GiftLink, useGiftLink } from '../../shared/gifts/use-gift-link';
import { ReceiptAway } from './parts/receipt-away';
import { ReceiptView } from './parts/receipt-view';

const linkedReceiptQuery = (token: string, gift: string) =>
  queryOptions({
    queryKey: [addressOf(getGiftReceiptByLink), token, gift],
    queryFn: ({ signal }) => call(getGiftReceiptByLink, { body: { token, gift }, signal }),
  });

const isNoLink = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** A visitor's receipt, opened with the link in its email. */
export function LinkedReceiptPage() {
  usePageTitle('Receipt');
  const link = useGiftLink();
  if (link === undefined) return <ReceiptAway failed={false} onRetry={() => undefined} />;
  return link?.gift ? <LinkedReceipt link={link} gift={link.gift} /> : <GiftLinkUnknown isIncomplete />;
}

function LinkedReceipt({ link: { token }, gift }: { link: GiftLink; gift: string }) {
  const { data, error, refetch } = useQuery(linkedReceiptQuery(token, gift));
  if (data) return <ReceiptView receipt={data} backTo="/my-gift" />;
  if (isNoLink(error)) return <GiftLinkUnknown />;
  return <ReceiptAway failed={error !== null} onRetry={() => void refetch()} />;
}

export default withQueries(LinkedReceiptPage);
