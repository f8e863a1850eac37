import { PALETTE_ROLES } from '@waymark/contracts-account';
import { BUILT_IN_PALETTES } from './palettes/built-in-palettes';
import { importPalette, paletteFileName, writePaletteFile } from './file-tools';
import { readPaletteFile } from './read-palette-file';

const PALETTE = BUILT_IN_PALETTES['deuteranopia-friendly'];
const NOW = new Date('2026-11-21T10:00:00.000Z');
const file = (more: object = {}) => JSON.stringify({ name: 'Mine', colors: PALETTE.colors, ...more });
const withColor = (role: string, color: unknown) => file({ colors: { ...PALETTE.colors, [role]: color } });

it('writes name, description, colours, sizes and time, and reads the same again (A4.9, A5.24)', () => {
  const text = writePaletteFile(PALETTE, { fontSize: 19, lineHeight: 1.7 }, NOW);
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    'name',
    'description',
    'colors',
    'fontSize',
    'lineHeight',
    'timestamp',
  ]);
  expect(readPaletteFile(text)).toEqual({ palette: PALETTE, sizes: { fontSize: 19, lineHeight: 1.7 } });
});

it('reads bare numbers with commas, hex, British spelling and a byte order mark, each colour in one form (A12.14)', () => {
  const colors = { ...PALETTE.colors, primary: '212, 95%, 38%', accent: '#336699' };
  const read = readPaletteFile(`\uFEFF${JSON.stringify({ name: 'Mine', colours: colors })}`);
  expect(read).toMatchObject({
    palette: { colors: { primary: 'hsl(212 95% 38%)', accent: 'hsl(210 50% 40%)' } },
    sizes: {},
  });
});

it.each([
  ['no JSON', '{"name": "Mine", ', 'it is not JSON'],
  ['an empty file', '', 'it is not JSON'],
  ['a number', '7', 'no name'],
  ['null', 'null', 'no name'],
  ['a list', '[]', 'no name'],
  ['no name', JSON.stringify({ colors: PALETTE.colors }), 'no name'],
  ['an empty name', file({ name: '  ' }), 'name must be text'],
  ['a name that is no text', file({ name: { a: 1 } }), 'name must be text'],
  ['a long name', file({ name: 'x'.repeat(61) }), 'name must be text'],
  ['a long description', file({ description: 'x'.repeat(301) }), 'description must be text'],
  ['no colours', '{"name":"Mine"}', 'no colours'],
  ['empty colours', file({ colors: {} }), 'no colours'],
  ['colours that are text', file({ colors: 'red' }), 'no colours'],
  ['a missing colour', withColor('ring', undefined), 'missing from the file: Focus ring'],
  ['a script as a colour', withColor('primary', 'javascript:alert(1)'), 'We cannot read these colours: Primary'],
  ['markup as a colour', withColor('card', '<img src=x onerror=alert(1)>'), 'We cannot read these colours: Card'],
  [
    'css after a colour',
    withColor('card', 'hsl(1 1% 1%);background:url(//evil)'),
    'We cannot read these colours: Card',
  ],
  ['a colour function of another kind', withColor('card', 'var(--color-page)'), 'We cannot read these colours: Card'],
  ['a huge colour', withColor('muted', `hsl(${'9'.repeat(90_000)} 1% 1%)`), 'We cannot read these colours: Muted'],
  ['a number as a colour', withColor('muted', 1e308), 'We cannot read these colours: Muted'],
  [
    'an object that writes itself as a colour',
    withColor('muted', { toString: '1 1% 1%' }),
    'We cannot read these colours: Muted',
  ],
  ['a huge font size', file({ fontSize: 1e308 }), 'font size'],
  ['a font size as text', file({ fontSize: '16' }), 'font size'],
  ['a line height of nothing', file({ lineHeight: null }), 'line height'],
  ['a tiny line height', file({ lineHeight: 0 }), 'line height'],
  [
    'colours of the prototype only',
    '{"name":"Mine","colors":{"__proto__":{"primary":"1 1% 1%"}}}',
    'missing from the file: Primary',
  ],
  ['a name of the prototype only', '{"__proto__":{"name":"Mine"},"colors":{}}', 'no name'],
])('says what is wrong with a file that holds %s (A3.28, A12.13)', (_, text, words) => {
  const read = readPaletteFile(text);
  expect('problem' in read ? read.problem : 'taken').toContain(words);
});

it('leaves the prototype of objects alone, and takes only the 17 colours', () => {
  const text = `{"name":"Mine","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"colors":${JSON.stringify({ ...PALETTE.colors, extra: 'x' }).replace('{', '{"__proto__":{"polluted":1},')}}`;
  const read = readPaletteFile(text);
  expect('palette' in read && Object.keys(read.palette.colors)).toEqual([...PALETTE_ROLES]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('refuses a file of 20 MB by its size, without opening it (A5.27)', async () => {
  const opened: string[] = [];
  const large = new File(['{}'], 'large.json');
  Object.defineProperties(large, { size: { value: 20_000_000 }, text: { value: () => opened.push('text') } });
  expect(await importPalette(large)).toEqual({ problem: expect.stringContaining('larger than 100 kB') });
  expect(opened).toEqual([]);
});

it.each([
  ['Ruhige Töne / 2', 'ruhige-tone-2.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['色', 'palette.json'],
])('names the file of %s %s', (name, fileName) => {
  expect(paletteFileName(name)).toBe(fileName);
});
