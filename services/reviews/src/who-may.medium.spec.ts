import { answeredOtherwise, type AskingRole } from '@waymark/testing';
import { sharedReviews } from '../test/reviews-service';

it('answers each role as the contract of each operation says (A11.1)', async () => {
  const service = await sharedReviews();
  const ask = async (method: string, path: string, role: AskingRole) =>
    (await service.call(method, path, role === 'visitor' ? {} : { as: 5, role })).status;
  expect(await answeredOtherwise('reviews', ask)).toEqual([]);
});
