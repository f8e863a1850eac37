import { Inject, Injectable } from '@nestjs/common';
import { NAME_RESERVED } from '@waymark/contracts-account';
import { operatorFrom, PRODUCT_NAME, UNNAMED_OPERATOR } from '@waymark/contracts-core';
import { CONFIG } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { fieldProblem } from '../support/account-problem';
import lookAlikes from './look-alikes.json' with { type: 'json' };
import type { Member } from './member';
import reserved from './reserved-names.json' with { type: 'json' };
import { usernameKey } from './member-keys';

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes.lookAlikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '|': 'l',
  '!': 'l',
};

/**
 * Returns how a name looks at a glance: ignores accents, spaces and dots, and replaces look-alike letters of other
 * scripts and digits by Latin letters.
 */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')].map(
    (letter) => LATIN.get(letter) ?? letter,
  );
  return [...usernameKey(letters.join(''))]
    .map((letter) => SIGNS[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l')
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv');
}

const anyOf = (words: readonly string[]) => `(?:${words.map(skeletonOf).join('|')})`;
const [ROLES, AROUND] = [anyOf(reserved.roles), anyOf(reserved.around)];
const POSES_AS_STAFF = new RegExp(`^${AROUND}*${ROLES}(?:${ROLES}|${AROUND})*$`);
const POSES_AS_NOBODY = new RegExp(
  `^(?:${anyOf(reserved.standIns)}|${anyOf(reserved.standInFirst)}${anyOf(reserved.standInSecond)}s?)$`,
);

/** Checks whether a name imitates the site, its staff, or a placeholder for a name. `sites` are names of the site. */
export function isReservedName(name: string, sites: readonly string[] = [PRODUCT_NAME]): boolean {
  const looks = skeletonOf(name);
  const unnumbered = skeletonOf(name.replace(/[\p{N}\p{P}\s]+$/u, ''));
  return (
    sites.some((site) => looks.includes(skeletonOf(site))) ||
    [looks, unnumbered].some((look) => POSES_AS_STAFF.test(look) || POSES_AS_NOBODY.test(look))
  );
}

type Names = Pick<Member, 'displayName' | 'username'>;

/** Rejects names that imitate others. Staff may have them, and members who already have one keep it. */
@Injectable()
export class ReservedNames {
  private readonly sites: readonly string[];

  constructor(@Inject(CONFIG) config: AccountConfig) {
    const { name } = operatorFrom(config);
    this.sites = name === UNNAMED_OPERATOR.name ? [PRODUCT_NAME] : [PRODUCT_NAME, name];
  }

  has(name: string): boolean {
    return isReservedName(name, this.sites);
  }

  refuse(names: Names, before?: Names & Pick<Member, 'role'>): void {
    if (before && before.role !== 'member') return;
    for (const field of ['displayName', 'username'] as const)
      if (names[field] !== before?.[field] && this.has(names[field])) throw fieldProblem(field, NAME_RESERVED);
  }
}
