import { giftEmailOf } from '../../gift/gift-email';
import type { SealedColumn, SealedText } from './sealed-column';

const ownerOf = (id: SealedText['id']) => giftEmailOf(String(id));

const after = (id: SealedText['id'] | null) => (id === null ? {} : { id: { gt: String(id) } });

const textsOf = (rows: readonly { id: string; sealedEmail: string | null }[]): SealedText[] =>
  rows.flatMap(({ id, sealedEmail }) => (sealedEmail === null ? [] : [{ id, sealed: sealedEmail }]));

/** Addresses that receipts of visitors' gifts go to: those of monthly gifts stay for as long as the gift comes again. */
export const GIFT_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    name: 'gift.sealed_email',
    ownerOf,
    page: async ({ gift }, last, take) =>
      textsOf(
        await gift.findMany({
          where: { ...after(last), sealedEmail: { not: null } },
          select: { id: true, sealedEmail: true },
          orderBy: { id: 'asc' },
          take,
        }),
      ),
    swap: ({ gift }, { id, sealed: before }, sealed) =>
      gift.updateMany({ where: { id: String(id), sealedEmail: before }, data: { sealedEmail: sealed } }),
  },
  {
    name: 'monthly_gift.sealed_email',
    ownerOf,
    page: async ({ monthlyGift }, last, take) =>
      textsOf(
        await monthlyGift.findMany({
          where: { ...after(last), sealedEmail: { not: null } },
          select: { id: true, sealedEmail: true },
          orderBy: { id: 'asc' },
          take,
        }),
      ),
    swap: ({ monthlyGift }, { id, sealed: before }, sealed) =>
      monthlyGift.updateMany({ where: { id: String(id), sealedEmail: before }, data: { sealedEmail: sealed } }),
  },
];
