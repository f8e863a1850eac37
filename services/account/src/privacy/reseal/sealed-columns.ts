import { GIFT_SEALED_COLUMNS } from './gift-sealed-columns';
import type { SealedColumn, SealedText } from './sealed-column';

const ofMember = (purpose: string) => (id: SealedText['id']) => ({ memberId: Number(id), purpose });

const numberAfter = (id: SealedText['id'] | null) => Number(id ?? 0);

/**
 * What has to be sealed anew before a key can go. Mail and exports are not here: they live for days at most, so an old
 * key is kept until they are gone.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...GIFT_SEALED_COLUMNS,
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
