import { Injectable } from '@nestjs/common';
import { flagsOf, NEEDS, type NeedsRecord, needsOf } from '@waymark/contracts-account';
import { SecretBox } from '../../support/secret-box';

const PURPOSE = 'needs';
// Bytes by which encrypted texts grow in steps, because their exact length would reveal the length of the notes.
const STEP = 512;

interface Stored {
  /** The needs as a text with one digit for each, in the order of NEEDS. */
  flags: string;
  notes: string;
  method: NeedsRecord['preferredCommunicationMethod'];
}

/** Encrypts a member's needs for the database: unreadable without SECRETS_KEY, and invalid in another member's row. */
@Injectable()
export class NeedsBox {
  constructor(private readonly box: SecretBox) {}

  seal(memberId: number, record: NeedsRecord): string {
    const flags = flagsOf(record.needs);
    const stored: Stored = {
      flags: NEEDS.map((need) => flags[need]).join(''),
      notes: record.additionalNeeds,
      method: record.preferredCommunicationMethod,
    };
    return this.box.seal(padded(JSON.stringify(stored)), { memberId, purpose: PURPOSE });
  }

  open(memberId: number, sealed: string): NeedsRecord {
    const { flags, notes, method } = JSON.parse(this.box.open(sealed, { memberId, purpose: PURPOSE })) as Stored;
    const needs = needsOf(Object.fromEntries(NEEDS.map((need, index) => [need, Number(flags[index])])));
    return { needs, additionalNeeds: notes, preferredCommunicationMethod: method };
  }
}

function padded(text: string): string {
  const bytes = Buffer.byteLength(text);
  return text + ' '.repeat(Math.ceil(bytes / STEP) * STEP - bytes);
}
