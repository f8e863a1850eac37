import { clearSubmissionKey, submissionKey } from './use-review-form';

describe('submissionKey', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same for retries of the same review', () => {
    expect(submissionKey({ comment: 'Level entrance' })).toBe(submissionKey({ comment: 'Level entrance' }));
  });

  it('is a new one for a changed review, and after success', () => {
    const first = submissionKey({ comment: 'Level entrance' });
    const changed = submissionKey({ comment: 'Level entrances' });
    expect(changed).not.toBe(first);
    clearSubmissionKey();
    expect(submissionKey({ comment: 'Level entrances' })).not.toBe(changed);
  });
});
