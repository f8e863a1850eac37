import { Inject, Injectable } from '@nestjs/common';
import { ACCESSIBILITY_LIST_NAMES, type AccessibilityList } from '@waymark/contracts-account';
import { LOG, type Log } from '@waymark/service-kit';
import { SecretBox } from '../support/secret-box';

export type HealthLists = Record<AccessibilityList, string[]>;

const PURPOSE = 'profile-accessibility';
// Bytes by which encrypted texts grow in steps, because their exact length would reveal how many needs a member has.
const STEP = 1024;

/** Encrypts a member's own needs and disabilities for the database: unreadable without SECRETS_KEY. */
@Injectable()
export class AccessibilityBox {
  constructor(
    private readonly box: SecretBox,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Returns null when there is nothing to store. */
  seal(memberId: number, lists: HealthLists): string | null {
    if (ACCESSIBILITY_LIST_NAMES.every((name) => lists[name].length === 0)) return null;
    const kept = Object.fromEntries(ACCESSIBILITY_LIST_NAMES.map((name) => [name, lists[name]]));
    const text = JSON.stringify(kept);
    return this.box.seal(text.padEnd(Math.ceil(text.length / STEP) * STEP), { memberId, purpose: PURPOSE });
  }

  /** Returns empty lists when decryption fails: a lost key must not prevent signing in. */
  open(memberId: number, sealed: string | null): HealthLists {
    const kept = sealed === null ? {} : this.opened(memberId, sealed);
    return Object.fromEntries(ACCESSIBILITY_LIST_NAMES.map((name) => [name, kept[name] ?? []])) as HealthLists;
  }

  private opened(memberId: number, sealed: string): Partial<HealthLists> {
    try {
      return JSON.parse(this.box.open(sealed, { memberId, purpose: PURPOSE })) as Partial<HealthLists>;
    } catch {
      this.log.error({ memberId }, 'An accessibility profile could not be opened: was SECRETS_KEY changed?');
      return {};
    }
  }
}
