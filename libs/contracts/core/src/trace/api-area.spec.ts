import { apiArea } from './trace';

describe('apiArea', () => {
  it('keeps the kind of an address, without the person', () => {
    expect(apiArea('/api/reviews/812/vote')).toBe('reviews');
    expect(apiArea('/api/user-profiles')).toBe('user-profiles');
    expect(['/api/812', '/api/Ann.Example', '/api/ann@example.org', '/api', '/venues/3'].map(apiArea)).toEqual(
      Array(5).fill(null),
    );
  });
});
