import { COLOR_THEMES as IN_CONTRACTS } from '@waymark/contracts-core';
import { COLOR_THEMES as DRAWN } from '@waymark/ui';

it('every theme that settings can name is drawn, and no other', () => {
  expect([...DRAWN]).toEqual([...IN_CONTRACTS]);
});
