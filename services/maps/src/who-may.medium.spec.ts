import { answeredOtherwise, type CallerRole } from '@waymark/testing';
import { sharedMaps } from '../test/maps-service';

it('answers each role as the contract of each operation says (A11.1)', async () => {
  const service = await sharedMaps();
  const ask = async (method: string, path: string, role: CallerRole) =>
    (await service.call(method, path, role === 'visitor' ? {} : { as: 5, role })).status;
  expect(await answeredOtherwise('maps', ask)).toEqual([]);
});
