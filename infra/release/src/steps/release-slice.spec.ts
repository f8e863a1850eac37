import { RELEASE_STEPS } from './release-slice';

it('a release tests, checks and builds before it touches anything, and verifies and opens every page before anybody gets it (R1.5)', () => {
  expect(RELEASE_STEPS.map(({ name }) => name)).toEqual([
    'look at what is live',
    'find a browser',
    'check the migrations',
    'test what changed',
    'check the contracts',
    'build once',
    'migrate (expand)',
    'roll the service',
    'upload',
    'verify',
    'publish the service',
    'open its pages',
    'publish',
    'watch the first visitors',
    'give it to everyone',
    'retire the old',
  ]);
});
