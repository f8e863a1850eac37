import { bodyOf } from '../../test/account-service';
import { sharedMailing } from '../../test/mail-server';

it('gives a legal page in words to anybody, with the operator of the environment, and has no others (A10.120)', async () => {
  const { account } = await sharedMailing();
  const pageOf = (name: string) => account.call(`/api/site-pages/${name}/document`);
  const text = JSON.stringify(await bodyOf(await pageOf('privacy-policy')));
  expect(text).toContain('Waymark Trust');
  expect(text).toContain('care@ramp.example');
  for (const name of ['imprint', '__proto__', 'constructor'])
    expect((await pageOf(name)).status).toBeGreaterThanOrEqual(400);
});
