import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A POST that may be done twice without a key, and why. Anything else that a browser sends honours the key. */
const HARMLESS: Readonly<Record<string, string>> = {
  signOut: 'a session that is over ends no further',
  prove: 'says again that the password is right',
  suspendMember: 'done twice, an act leaves one trace',
  restoreMember: 'done twice, an act leaves one trace',
  createPreferences: 'puts the whole record in the place of the one before',
  readServiceQuestion: 'reads by the token of a mail, which may stand in no address',
  readLinkedStatementOfReasons: 'reads by the code of a mail, which may stand in no address',
  readLinkedDonations: 'reads by the token of a mail, which may stand in no address',
  changeLinkedDonation: 'the same sum again is the same sum',
  stopMonthlyDonation: 'what has stopped stops no further',
  stopLinkedDonation: 'what has stopped stops no further',
  beginNewCard: 'takes no money: of two secrets for a card, the one that is used counts',
  beginLinkedCard: 'takes no money: of two secrets for a card, the one that is used counts',
  askCardOutcome: 'asks Stripe what has become of a card, and writes what it says',
  getDonationReceiptByLink: 'reads by the token of a mail, which may stand in no address',
  askDonationOutcome: 'asks Stripe what has become of a payment, and writes what it says',
  receiveStripeEvent: 'each event counts once by its number',
  reportReview: 'the same words again change nothing and tell nobody',
  startPasskeySignIn: 'makes a new challenge',
  startPasskeyProof: 'makes a new challenge',
  startPasskey: 'makes a new challenge',
  linkProvider: 'leads to the provider again',
  startAuthenticator: 'puts a new secret in the place of one that was never confirmed',
  renewRecoveryCodes: 'the codes that are shown are the newest',
  previewTripText: 'shows how a text will look and keeps nothing',
  viewTripBlog: 'a reader counts once a day',
  unsubscribeByMail: 'what has stopped stops no further',
  takeNextCase: 'a repeated call leases one case, not two',
  takeCase: 'holds on to the case that is in hand',
  publishService: 'says on which version: a second one is told of the first',
  checkService: 'says on which version: a second one is told of the first',
  undoService: 'says on which version: a second one is told of the first',
  openStaffStart: 'visits close together are one',
  reconcileDonations: 'where a comparison goes on already, it is that one',
};

/** A POST that no browser repeats. */
const ONCE = [
  'register',
  'signIn',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'resendVerification',
  'changePassword',
  'changeEmail',
  'searchMembers',
  'confirmDeletion',
  'answerServiceQuestion',
  'signInWithPasskey',
  'proveWithPasskey',
  'createProviderAccount',
  'takeSecondStep',
  'confirmAuthenticator',
];

/** The client itself; a photo shows its progress and has a key of its own; a count of loads is sent once; pieces of maps are only read. */
const SENT_OTHERWISE = [
  'libs/map/src/base-map/load-area.ts',
  'libs/map/src/base-map/world-land.ts',
  'libs/map/src/street-map/deadline.ts',
  'libs/mfe-kit/src/api-client.ts',
  'libs/mfe-kit/src/photos/send-photo.ts',
  'shell/src/telemetry/telemetry.ts',
];

type Described = Record<string, Record<string, { operationId: string }>>;

/** Returns the files below `folder` with a matching path. */
const filesIn = (folder: string, fits: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => fits.test(path))
    .map((path) => `${folder}/${path}`);
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const posts = (slice: string): string[] =>
  Object.values((JSON.parse(textOf(`services/${slice}/openapi.json`)) as { paths: Described }).paths).flatMap(
    ({ post }) => (post ? [post.operationId] : []),
  );

/** Names of the endpoints that read the Idempotency-Key header. */
function keyed(slice: string): Set<string> {
  const handlers = filesIn(`services/${slice}/src`, /\.controller\.ts$/).flatMap((path) =>
    textOf(path).split('@Endpoint(').slice(1),
  );
  return new Set(
    handlers.filter((text) => text.includes('@IdempotencyKey()')).map((text) => text.slice(0, text.indexOf(')'))),
  );
}

describe('a POST that a browser sends again', () => {
  const all = readdirSync(join(ROOT, 'services')).flatMap((slice) => posts(slice).map((name) => ({ slice, name })));

  it.each(all)('is done once: $name', ({ slice, name }) => {
    const ways = [keyed(slice).has(name), name in HARMLESS, ONCE.includes(name)].filter(Boolean);
    expect(ways).toHaveLength(1);
  });

  it.each(ONCE)('is not sent again if its sender forbids it: %s', (name) => {
    const sources = ['mfe-account', 'mfe-reviews'].flatMap((app) => filesIn(`${app}/src`, /\.tsx?$/)).map(textOf);
    const calls = sources.flatMap((text) => text.match(new RegExp(`call\\(${name},[^;]*`, 'g')) ?? []);
    expect(calls).toEqual([expect.stringContaining('retry: false')]);
  });

  it('is named here while it exists', () => {
    const names = new Set(all.map(({ name }) => name));
    expect([...Object.keys(HARMLESS), ...ONCE].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('every write of a page', () => {
  it('goes through the client that gives it a key', () => {
    const apps = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
    const pages = [...apps, 'libs/map', 'libs/mfe-kit', 'libs/ui']
      .flatMap((app) => filesIn(`${app}/src`, /\.tsx?$/))
      .filter((path) => !/\.(test|spec)\.|test-support/.test(path));
    const others = pages.filter((path) => /[^.\w]fetch\(|XMLHttpRequest\(|sendBeacon\(/.test(textOf(path)));
    expect(others.sort()).toEqual(SENT_OTHERWISE);
  });
});
