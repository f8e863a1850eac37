import { HEADERS } from '@waymark/contracts-core';
import { signIdentity } from '@waymark/service-kit';
import { answeredOtherwise, type AskingRole } from '@waymark/testing';
import { SECRET, sharedAccount } from '../test/account-service';

it('answers each role as the contract of each operation says (A11.1)', async () => {
  const service = await sharedAccount();
  const headersOf = async (role: AskingRole): Promise<Record<string, string>> =>
    role === 'visitor'
      ? {}
      : { [HEADERS.identity]: await signIdentity({ memberId: 5, role, displayName: 'Member 5' }, SECRET) };
  const ask = async (method: string, path: string, role: AskingRole) =>
    (await service.call(path, { method, headers: await headersOf(role) })).status;
  expect(await answeredOtherwise('account', ask)).toEqual([]);
});
