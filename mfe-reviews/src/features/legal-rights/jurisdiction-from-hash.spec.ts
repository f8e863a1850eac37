import { jurisdictionFromHash } from './jurisdiction-from-hash';

it.each([
  ['#uk', 'uk'],
  ['#Germany', 'germany'],
  ['', 'usa'],
  ['#<script>', 'usa'],
  ['#constructor', 'usa'],
])('%j opens %s', (hash, code) => {
  expect(jurisdictionFromHash(hash)).toBe(code);
});
