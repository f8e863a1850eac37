import { pagePath } from './page-path';

describe('the page of a feedback', () => {
  it.each([
    ['https://waymark.example/venues/12', '/venues/12'],
    ['https://waymark.example/reset-password?token=secret#top', '/reset-password'],
    ['/reviews?q=my+name', '/reviews'],
    ['//elsewhere.example/x', '/x'],
    ['javascript:alert(1)', null],
    ['not an address', null],
    [null, null],
  ])('%s is kept as %s', (address, path) => expect(pagePath(address)).toBe(path));
});
