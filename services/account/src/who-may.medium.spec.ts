import { HEADERS } from '@waymark/contracts-core';
import { signIdentity } from '@waymark/service-kit';
import { answeredOtherwise, type CallerRole } from '@waymark/testing';
import { SECRET, sharedAccount } from '../test/account-service';

it('answers each role as the contract of each operation says (A11.1)', async () => {
  const service = await sharedAccount();
  const headersOf = async (role: CallerRole): Promise<Record<string, string>> =>
    role === 'visitor'
      ? {}
      : { [HEADERS.identity]: await signIdentity({ memberId: 5, role, displayName: 'Member 5' }, SECRET) };
  const ask = async (method: string, path: string, role: CallerRole) =>
    (await service.call(path, { method, headers: await headersOf(role) })).status;
  expect(await answeredOtherwise('account', ask)).toEqual([]);
});
