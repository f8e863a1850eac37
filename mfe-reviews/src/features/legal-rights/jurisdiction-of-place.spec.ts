import { jurisdictionOfPlace } from './opened-jurisdiction';

it.each([
  ['Europe/London', 'en-US', 'uk'],
  ['Asia/Tokyo', 'en-GB', 'uk'],
  ['Europe/Dublin', 'en-IE', 'eu'],
  ['America/Los_Angeles', 'es-ES', 'usa'],
  ['America/Indiana/Knox', 'en-US', 'usa'],
  ['America/Toronto', 'fr-FR', 'canada'],
  ['Australia/Lord_Howe', 'en-US', 'australia'],
  ['Europe/Berlin', 'tr-TR', 'germany'],
  ['Europe/Lisbon', 'pt-BR', 'eu'],
  ['Asia/Tokyo', 'en-US', 'japan'],
  ['Asia/Dubai', 'en-CA', 'canada'],
  ['UTC', 'ja', 'japan'],
  ['UTC', 'de', 'germany'],
  ['', 'de-AT', 'eu'],
  ['', 'en-US', 'usa'],
  ['UTC', 'ja-u-ca-japanese', 'japan'],
  ['UTC', 'de-Latn-AT', 'eu'],
])('with the time zone %j and the language %j the guide opens on %s', (timeZone, language, code) => {
  expect(jurisdictionOfPlace({ timeZone, language })).toBe(code);
});

it.each([
  ['Africa/Nairobi', 'sw-KE'],
  ['', ''],
  ['Etc/Unknown', 'not a language'],
])('with the time zone %j and the language %j it knows of no country of the guide', (timeZone, language) => {
  expect(jurisdictionOfPlace({ timeZone, language })).toBeUndefined();
});
