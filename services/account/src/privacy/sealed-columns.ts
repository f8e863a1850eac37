import { donationEmailOf } from '../donation/donation-row';
import type { PrismaClient } from '../generated/client';
import type { SealedFor } from '../support/secret-box';

export interface SealedText {
  /** The row's key: a member's ID, or the UUID of a row that may belong to no member. */
  id: number | string;
  sealed: string;
}

/** A column of encrypted text that is stored as long as its member wants, and what the encryption is bound to. */
export interface SealedColumn {
  /** The column as `table.column`; a spec compares it with the schema. */
  readonly name: string;
  ownerOf(id: SealedText['id']): SealedFor;
  /** Returns the next texts after this row, in key order; null starts from the first. */
  page(prisma: PrismaClient, after: SealedText['id'] | null, take: number): Promise<SealedText[]>;
  /** Replaces the text only if it has not changed since it was read: the member's newer text must stay. */
  swap(prisma: PrismaClient, read: SealedText, sealed: string): Promise<unknown>;
}

const ownerOfDonation = (id: SealedText['id']) => donationEmailOf(String(id));

const donationsAfter = (id: SealedText['id'] | null) => (id === null ? {} : { id: { gt: String(id) } });

const textsOf = (rows: readonly { id: string; sealedEmail: string | null }[]): SealedText[] =>
  rows.flatMap(({ id, sealedEmail }) => (sealedEmail === null ? [] : [{ id, sealed: sealedEmail }]));

/**
 * Encrypted addresses for receipts of visitors' donations; those of monthly donations are stored while the donation
 * runs.
 */
const DONATION_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    name: 'gift.sealed_email',
    ownerOf: ownerOfDonation,
    page: async ({ gift }, last, take) =>
      textsOf(
        await gift.findMany({
          where: { ...donationsAfter(last), sealedEmail: { not: null } },
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
    ownerOf: ownerOfDonation,
    page: async ({ monthlyGift }, last, take) =>
      textsOf(
        await monthlyGift.findMany({
          where: { ...donationsAfter(last), sealedEmail: { not: null } },
          select: { id: true, sealedEmail: true },
          orderBy: { id: 'asc' },
          take,
        }),
      ),
    swap: ({ monthlyGift }, { id, sealed: before }, sealed) =>
      monthlyGift.updateMany({ where: { id: String(id), sealedEmail: before }, data: { sealedEmail: sealed } }),
  },
];

const ofMember = (purpose: string) => (id: SealedText['id']) => ({ memberId: Number(id), purpose });

const numberAfter = (id: SealedText['id'] | null) => Number(id ?? 0);

/**
 * Columns to re-encrypt before an old key can be removed. Emails and exports are not included: they exist for days at
 * most, so the old key stays until they are gone.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...DONATION_SEALED_COLUMNS,
  {
    name: 'accessibility_preferences.sealed',
    ownerOf: ofMember('needs'),
    page: async ({ accessibilityPreferences }, after, take) => {
      const rows = await accessibilityPreferences.findMany({
        where: { memberId: { gt: numberAfter(after) } },
        select: { memberId: true, sealed: true },
        orderBy: { memberId: 'asc' },
        take,
      });
      return rows.map(({ memberId: id, sealed }) => ({ id, sealed }));
    },
    swap: ({ accessibilityPreferences }, { id, sealed: before }, sealed) =>
      accessibilityPreferences.updateMany({ where: { memberId: Number(id), sealed: before }, data: { sealed } }),
  },
  {
    name: 'user_profile.accessibility_sealed',
    ownerOf: ofMember('profile-accessibility'),
    page: async ({ userProfile }, after, take) => {
      const rows = await userProfile.findMany({
        where: { id: { gt: numberAfter(after) }, accessibilitySealed: { not: null } },
        select: { id: true, accessibilitySealed: true },
        orderBy: { id: 'asc' },
        take,
      });
      return rows.flatMap(({ id, accessibilitySealed: sealed }) => (sealed === null ? [] : [{ id, sealed }]));
    },
    swap: ({ userProfile }, { id, sealed: before }, sealed) =>
      userProfile.updateMany({
        where: { id: Number(id), accessibilitySealed: before },
        data: { accessibilitySealed: sealed },
      }),
  },
  {
    name: 'authenticator.sealed_secret',
    ownerOf: ofMember('authenticator'),
    page: async ({ authenticator }, after, take) => {
      const rows = await authenticator.findMany({
        where: { memberId: { gt: numberAfter(after) } },
        select: { memberId: true, sealedSecret: true },
        orderBy: { memberId: 'asc' },
        take,
      });
      return rows.map(({ memberId: id, sealedSecret: sealed }) => ({ id, sealed }));
    },
    swap: ({ authenticator }, { id, sealed: before }, sealed) =>
      authenticator.updateMany({
        where: { memberId: Number(id), sealedSecret: before },
        data: { sealedSecret: sealed },
      }),
  },
];
