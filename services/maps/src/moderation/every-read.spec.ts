import { join } from 'node:path';
import { unguardedReads } from '@waymark/testing/hidden';

/** Those who read what staff set aside too: whoever writes it, its reporter's own, and staff. */
const WHOLE: Readonly<Record<string, string>> = {
  'commands/': 'samples',
  'moderation/': 'staff',
  'bulk-undo/': 'staff',
  'privacy/': 'a member gets and deletes everything of their own',
  'report-limit/report-limit.ts': 'how many somebody sent, shown or not',
  'report/report-filter.sql.ts': 'the rules themselves, which leave out all but the reporter’s own',
  'report/report-auto-flags.ts': 'the reporter’s own, to compare',
  'report/report.repository.ts': 'asks by the rules of its filter',
  'report/report.writer.ts': 'locks; what is answered is read by report.repository.ts, which refuses',
  'report-cluster/cluster-projection.ts': 'squares to be counted, by a count that says it',
};

describe('every reading of what staff may set aside', () => {
  it('says that it wants what is shown, but for a few that say why', () => {
    expect(unguardedReads(join(import.meta.dirname, '..'), ['footpath_report'], WHOLE)).toEqual([]);
  });
});
