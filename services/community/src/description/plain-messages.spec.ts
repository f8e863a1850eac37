import { COMMUNITY_ENDPOINTS } from '@waymark/contracts-community';
import { rawMessages } from '@waymark/service-kit/describe/raw-messages';

describe('what is said about a wrong field', () => {
  it('is said in plain words, whatever is wrong with whatever field of whatever endpoint', () => {
    expect(rawMessages(COMMUNITY_ENDPOINTS)).toEqual([]);
  });
});
