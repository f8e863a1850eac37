import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MY_NEEDS } from '@waymark/contracts-core';

it('the page of needs has one name, in the menu and in the footer as well', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../slice.json'), 'utf8')) as {
    nav: { label: string; to: string }[];
  };
  const names = manifest.nav.filter(({ to }) => to === '/accessibility-preferences').map(({ label }) => label);
  expect(names).toEqual([MY_NEEDS, MY_NEEDS]);
});
