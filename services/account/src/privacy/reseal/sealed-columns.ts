import type { PrismaClient } from '../../generated/client';

export interface SealedText {
  memberId: number;
  sealed: string;
}

/** A column of sealed texts that stay for as long as their member wants, and what they are bound to. */
export interface SealedColumn {
  /** `table.column`, as a spec compares it with the schema. */
  readonly name: string;
  readonly purpose: string;
  /** The next texts after this member, in the members' order. */
  page(prisma: PrismaClient, after: number, take: number): Promise<SealedText[]>;
  /** Only while it is still the text that was read: what the member has saved since is newer. */
  swap(prisma: PrismaClient, read: SealedText, sealed: string): Promise<unknown>;
}

/**
 * What has to be sealed anew before a key can go. Mail and exports are not here: they live for days at most, so an old
 * key is kept until they are gone.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    name: 'accessibility_preferences.sealed',
    purpose: 'needs',
    page: ({ accessibilityPreferences }, after, take) =>
      accessibilityPreferences.findMany({
        where: { memberId: { gt: after } },
        select: { memberId: true, sealed: true },
        orderBy: { memberId: 'asc' },
        take,
      }),
    swap: ({ accessibilityPreferences }, read, sealed) =>
      accessibilityPreferences.updateMany({ where: read, data: { sealed } }),
  },
  {
    name: 'user_profile.accessibility_sealed',
    purpose: 'profile-accessibility',
    page: async ({ userProfile }, after, take) => {
      const rows = await userProfile.findMany({
        where: { id: { gt: after }, accessibilitySealed: { not: null } },
        select: { id: true, accessibilitySealed: true },
        orderBy: { id: 'asc' },
        take,
      });
      return rows.flatMap(({ id, accessibilitySealed: sealed }) => (sealed === null ? [] : [{ memberId: id, sealed }]));
    },
    swap: ({ userProfile }, { memberId: id, sealed: before }, sealed) =>
      userProfile.updateMany({ where: { id, accessibilitySealed: before }, data: { accessibilitySealed: sealed } }),
  },
  {
    name: 'authenticator.sealed_secret',
    purpose: 'authenticator',
    page: async ({ authenticator }, after, take) => {
      const rows = await authenticator.findMany({
        where: { memberId: { gt: after } },
        select: { memberId: true, sealedSecret: true },
        orderBy: { memberId: 'asc' },
        take,
      });
      return rows.map(({ memberId, sealedSecret: sealed }) => ({ memberId, sealed }));
    },
    swap: ({ authenticator }, { memberId, sealed: before }, sealed) =>
      authenticator.updateMany({ where: { memberId, sealedSecret: before }, data: { sealedSecret: sealed } }),
  },
];
