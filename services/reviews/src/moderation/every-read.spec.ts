import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unguardedReads } from '@waymark/testing/hidden';

const SRC = join(import.meta.dirname, '..');

/** Reads that include hidden content: by the code that writes it, by its author, and by staff. */
const WHOLE: Readonly<Record<string, string>> = {
  'owner/reply.repository.ts': 'writes, and what its author wrote',
  'answer/': 'what was said is set aside in the ledger itself',
  'commands/': 'loads and samples',
  'moderation/': 'staff',
  'bulk-undo/': 'staff',
  'privacy/': 'a member gets and deletes everything of their own',
  'consumers/health-consent-withdrawn.consumer.ts': 'health data goes, whatever staff decided',
  'review/own-reviews.repository.ts': 'the author’s own',
  'review/review-counts.ts': 'the rules of review-filter.sql.ts',
  'review/review-pick.sql.ts': 'the rules of review-filter.sql.ts',
  'review/review-auto-flags.ts': 'the author’s own, to compare',
  'review/review-writer.ts': 'writes',
  'review/review.repository.ts': 'rows that were picked before, and the author’s own',
  'photo/photo.repository.ts': 'writes, and files by who may see them',
  'support-service/desk/': 'staff',
  'support-service/ask-support-services/': 'the organisation itself is asked',
  'support-service/decide-suggestion.ts': 'staff',
  'support-service/support-service.repository.ts': 'one entry, for staff',
  'support-service/support-service.writer.ts': 'writes',
  'vote/vote.repository.ts': 'a review that is locked already',
};

describe('every reading of what staff may set aside', () => {
  it('says that it wants what is shown, but for a few that say why', () => {
    expect(unguardedReads(SRC, ['review', 'review_photo', 'support_service', 'owner_answer'], WHOLE)).toEqual([]);
  });

  it('is stated for files that are there', () => {
    for (const file of Object.keys(WHOLE))
      if (file.endsWith('.ts')) expect(readFileSync(join(SRC, file), 'utf8')).toMatch(/\bFROM\b|\bJOIN\b/);
  });
});
