import { MAPS_ENDPOINTS } from '@waymark/contracts-maps';
import { takesAnything } from '@waymark/service-kit/describe/takes-anything';

it('no endpoint takes fields that its contract does not declare, but for these', () => {
  expect(takesAnything(MAPS_ENDPOINTS)).toEqual(['correctReportByStaff body parts']);
});
