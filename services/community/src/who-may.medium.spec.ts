import { answeredOtherwise, type CallerRole } from '@waymark/testing';
import { sharedCommunity } from '../test/community-service';

it('answers each role as the contract of each operation says (A11.1)', async () => {
  const service = await sharedCommunity();
  const ask = async (method: string, path: string, role: CallerRole) =>
    (await service.call(method, path, role === 'visitor' ? {} : { as: 5, role })).status;
  expect(await answeredOtherwise('community', ask)).toEqual([]);
});
