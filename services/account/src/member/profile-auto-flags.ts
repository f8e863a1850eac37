import { Injectable } from '@nestjs/common';
import { accountContentAutoFlagged } from '@waymark/contracts-account';
import { Outbox, type Tx } from '@waymark/service-kit';
import { tellAutoFlags } from '@waymark/service-kit/auto-flags';
import sql from 'sql-template-tag';

interface Shown {
  visibility: string;
  publicBio: string;
  showLocation: boolean;
  location: string;
  displayName: string;
  username: string;
  version: number;
  accountAgeHours: number | null;
}

/** Auto-flags the public data of a member when it changes: names, and the text of a public profile. */
@Injectable()
export class ProfileAutoFlags {
  constructor(private readonly outbox: Outbox) {}

  async look(tx: Tx, memberId: number): Promise<void> {
    const row = await tx.one<Shown>(sql`
      SELECT p.profile_visibility AS visibility, p.public_bio AS "publicBio", p.show_location AS "showLocation", p.location,
             p.display_name AS "displayName", p.username, u.version,
             extract(epoch FROM now() - u.created_at)::float8 / 3600 AS "accountAgeHours"
      FROM "user" u JOIN user_profile p ON p.id = u.id WHERE u.id = ${memberId}`);
    if (!row) throw new Error('A member who is not there cannot have written.');
    const { displayName, username, version, accountAgeHours } = row;
    const place = row.showLocation ? row.location : '';
    const text = row.visibility === 'public' ? `${row.publicBio}\n${place}` : '';
    const written = { kind: 'profile', contentId: memberId, version, text, beside: [displayName, username] } as const;
    await tellAutoFlags(tx, this.outbox, accountContentAutoFlagged, written, {
      accountAgeHours,
      sentLately: 0,
      earlierTexts: [],
    });
  }
}
