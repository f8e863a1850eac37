import { ExpectedVotes } from './voting';

describe('ExpectedVotes', () => {
  it('keeps the newest value and removes one that is sent twice', () => {
    const votes = new ExpectedVotes();
    votes.accept(1, 7, true);
    votes.accept(1, 7, false);
    votes.accept(2, 7, true);
    votes.accept(2, 7, true);
    expect(votes.rows()).toEqual(['1:7:false']);
  });
});
