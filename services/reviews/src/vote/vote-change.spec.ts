import { voteChange } from './vote-change';

describe('voteChange', () => {
  it('sets a first vote', () => expect(voteChange(null, true)).toEqual({ action: 'set', isHelpful: true }));
  it('changes a vote', () => expect(voteChange(true, false)).toEqual({ action: 'set', isHelpful: false }));
  it('takes back the same vote', () => expect(voteChange(false, false)).toEqual({ action: 'take-back' }));
});
