import { canonicalFeature } from './features';

describe('canonicalFeature (S3.25)', () => {
  it.each([
    ['LiftAccess', 'LiftAccess'],
    ['ElevatorAccess', 'LiftAccess'],
    ['AccessibleParking', 'DisabledParking'],
  ])('reads %s as %s', (name, feature) => expect(canonicalFeature(name)).toBe(feature));

  it.each(['liftaccess', 'constructor', '__proto__', '', 'claimedLiftAccess'])('knows no feature %j', (name) =>
    expect(canonicalFeature(name)).toBeNull(),
  );
});
