import { Inject, Injectable } from '@nestjs/common';
import { ACCESSIBILITY_LIST_NAMES, type AccessibilityList } from '@waymark/contracts-account';
import { LOG, type Log } from '@waymark/service-kit';
import { SecretBox } from '../support/secret-box';

export type HealthLists = Record<AccessibilityList, string[]>;

const PURPOSE = 'profile-accessibility';
// The length of a sealed text would tell how much somebody needs: it grows in steps.
const STEP = 1024;

/** A member's own needs and disabilities as they lie in the database: unreadable without SECRETS_KEY. */
@Injectable()
export class AccessibilityBox {
  constructor(
    private readonly box: SecretBox,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Null when there is nothing to keep. */
  seal(memberId: number, lists: HealthLists): string | null {
    if (ACCESSIBILITY_LIST_NAMES.every((name) => lists[name].length === 0)) return null;
    const kept = Object.fromEntries(ACCESSIBILITY_LIST_NAMES.map((name) => [name, lists[name]]));
    const text = JSON.stringify(kept);
    return this.box.seal(text.padEnd(Math.ceil(text.length / STEP) * STEP), { memberId, purpose: PURPOSE });
  }

  /** Empty lists when the text cannot be opened: a lost key must not keep anybody from signing in. */
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
