import { PrefixTree } from './prefix-tree';

function tree(): PrefixTree<string> {
  const made = new PrefixTree<string>();
  made.add('/api/reviews', 'reviews');
  made.add('/api/users/me/reviews', 'reviews');
  made.add('/api/users/:id/follow', 'community');
  made.add('/api/users', 'account');
  return made;
}

describe('PrefixTree', () => {
  it.each([
    ['/api/reviews', 'reviews'],
    ['/api/reviews/12/vote', 'reviews'],
    ['/api/users/me/reviews', 'reviews'],
    ['/api/users/7/follow', 'community'],
    ['/api/users/me/follow', 'community'],
    ['/api/users/me', 'account'],
    ['/api/reviewsX', null],
    ['/api', null],
  ])('sends %s to the longest prefix that fits: %s', (path, service) => {
    expect(tree().match(path)).toBe(service);
  });
});
