import { cardCode } from './card-code';

it('a name stays text within the code of a card', () => {
  const code = cardCode('https://waymark.example', { id: 7, name: 'Fish "n" <Chips> & co' });
  expect(code).toContain('src="https://waymark.example/embed/venues/7"');
  expect(code).toContain('title="Fish &quot;n&quot; <Chips> &amp; co: accessibility"');
});
