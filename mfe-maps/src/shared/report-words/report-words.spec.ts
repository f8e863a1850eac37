import { REPORT_WORDS } from '../../messages/en/report';
import { confirmedWords, issueWords, reportName, shortDescription } from './report-words';

describe('the words of a report', () => {
  it('are cut at 100 characters, counted as people count them', () => {
    expect(shortDescription('a'.repeat(100))).toBeNull();
    expect(shortDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(shortDescription('🦽'.repeat(101))).toBe(`${'🦽'.repeat(100)}…`);
    expect(shortDescription(`${'a'.repeat(99)} b`)).toBe(`${'a'.repeat(99)}…`);
  });

  it('say by how many it was confirmed, and when last', () => {
    expect(confirmedWords({ verificationCount: 0, lastVerifiedAt: null })).toBe('Nobody else has confirmed it yet');
    const lastVerifiedAt = '2026-11-03T09:00:00Z';
    expect(confirmedWords({ verificationCount: 1, lastVerifiedAt })).toBe('Confirmed by 1 person, last on Nov 3, 2026');
    expect(confirmedWords({ verificationCount: 4, lastVerifiedAt })).toBe('Confirmed by 4 people, last on Nov 3, 2026');
    expect(confirmedWords({ verificationCount: 2, lastVerifiedAt: null })).toBe('Confirmed by 2 people');
  });

  it('name it by what and where, without the note on its pin', () => {
    const named = (location: string) => reportName({ issueType: 'blocked_path', location });
    const note = REPORT_WORDS.onlyMiddle('Leeds');
    expect(named('Park Row, Leeds')).toBe('Blocked path, Park Row, Leeds');
    expect(named(`Park Row, Leeds. ${note}`)).toBe('Blocked path, Park Row, Leeds');
    expect(named(note)).toBe(`Blocked path, ${note}`);
  });

  it('know a kind of problem that is newer than the page', () => {
    expect(issueWords('blocked_path')).toBe('Blocked path');
    expect(issueWords('sinkhole' as 'other')).toBe('Problem');
  });
});
