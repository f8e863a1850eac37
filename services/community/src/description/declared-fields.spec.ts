import { COMMUNITY_ENDPOINTS } from '@waymark/contracts-community';
import { takesAnything } from '@waymark/service-kit/describe/takes-anything';

it('no endpoint takes fields that its contract does not declare, but for these', () => {
  expect(takesAnything(COMMUNITY_ENDPOINTS)).toEqual([
    'showUnsubscribe query',
    'unsubscribeByMail query',
    'correctTrip body parts',
  ]);
});
