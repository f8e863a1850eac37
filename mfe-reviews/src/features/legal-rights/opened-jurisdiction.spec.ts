import { jurisdictionOfPlace, openedJurisdiction } from './opened-jurisdiction';

const NAIROBI = { timeZone: 'Africa/Nairobi', language: 'sw-KE' };
const LEEDS = { timeZone: 'Europe/London', language: 'en-GB' };

it.each([
  ['#uk', NAIROBI, 'uk'],
  ['#Germany', LEEDS, 'germany'],
  ['', LEEDS, 'uk'],
  ['#<script>', LEEDS, 'uk'],
  ['', NAIROBI, 'usa'],
  ['#constructor', NAIROBI, 'usa'],
])('%j from %j opens %s', (hash, place, code) => {
  expect(openedJurisdiction(hash, jurisdictionOfPlace(place))).toBe(code);
});
