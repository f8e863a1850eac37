import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import { rawMessages } from '@waymark/service-kit/describe/raw-messages';

describe('what is said about a wrong field', () => {
  it('is said in plain words, whatever is wrong with whatever field of whatever endpoint', () => {
    expect(rawMessages(MAPS_ENDPOINTS)).toEqual([]);
  });
});
