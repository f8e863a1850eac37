import { phoneHref } from './service-card';

it.each([
  ['+49 341 9681055', 'tel:+493419681055'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(0113) 496-0000', 'tel:01134960000'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
