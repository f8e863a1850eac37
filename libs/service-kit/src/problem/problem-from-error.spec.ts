import { writeFile } from 'node:fs/promises';
import { problemFromError } from './problem-from-error';

it('a full disk is a 503 that is worth another try later', async () => {
  // Every write to this device fails as on a full disk.
  const error: unknown = await writeFile('/dev/full', 'a photo').catch((reason: unknown) => reason);
  expect(problemFromError(error)).toMatchObject({
    status: 503,
    code: 'server.full',
    title: 'Our storage is full, so this cannot be saved right now. Please try again later.',
    options: { retryAfterSeconds: 60 },
  });
});

it('a full photo store gives a 503 with a message', () => {
  expect(problemFromError(Object.assign(new Error('x'), { $metadata: { httpStatusCode: 507 } }))).toMatchObject({
    status: 503,
    code: 'server.full',
  });
});

it('an error that nobody foresaw is a 500', () => {
  expect(problemFromError(new Error('x'))).toMatchObject({ status: 500, code: 'server.error' });
});
