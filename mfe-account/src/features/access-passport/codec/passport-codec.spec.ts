import { COMMUNICATION_METHODS, NEEDS, NO_NEEDS, type NeedsRecord } from '@waymark/contracts-account';
import { drawCode } from '../../../shared/qr-code/draw-code';
import { readPassportFile, toPassportFile } from './passport-file';
import { NOTES_IN_CODE, readPassportText, toPassportText } from './passport-text';
import { readCode } from './read-picture';
import { readPasted } from '../parts/bring-in';

const FULL: NeedsRecord = {
  needs: [...NEEDS],
  additionalNeeds: 'Zwei Zeilen\nmit „Ä“ 🦽',
  preferredCommunicationMethod: 'sign_language',
};

/** The picture that a printer or a screen would show: `size` pixels for each square. */
function pictureOf(squares: boolean[][], size: number) {
  const width = squares.length * size;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (squares[Math.floor(y / size)]?.[Math.floor(x / size)])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

describe('an access passport as text', () => {
  it.each(NEEDS)('carries %s alone', (need) =>
    expect(readPassportText(toPassportText({ ...NO_NEEDS, needs: [need] }))).toEqual({
      record: { ...NO_NEEDS, needs: [need] },
    }),
  );

  it.each([...COMMUNICATION_METHODS, null])('carries %s as the way to talk', (preferredCommunicationMethod) =>
    expect(
      readPassportText(toPassportText({ ...NO_NEEDS, preferredCommunicationMethod })).record
        ?.preferredCommunicationMethod,
    ).toBe(preferredCommunicationMethod),
  );

  it('says in words, without this site, what the person needs', () => {
    const text = toPassportText({
      needs: ['requiresLiftAccess', 'hasVegan'],
      additionalNeeds: 'I tire easily.',
      preferredCommunicationMethod: 'written',
    });
    expect(text.split('\n').slice(0, 4)).toEqual([
      'My access passport',
      'I need: Lift access, Vegan.',
      'How to communicate with me: Please write things down for me.',
      'Notes: I tire easily.',
    ]);
  });

  it('carries notes of several lines, also with Windows line ends and words around it', () => {
    expect(readPassportText(toPassportText(FULL))).toEqual({ record: FULL });
    expect(
      readPassportText(`Scanned:\r\n${toPassportText(FULL).replaceAll('\n', '\r\n')}\r\nSent from my phone`),
    ).toEqual({ record: FULL });
  });

  it('keeps the code readable by shortening long notes, with a remark', () => {
    const text = toPassportText({ ...FULL, additionalNeeds: '🦽'.repeat(1000) });
    expect(text).toContain('… (shortened)');
    expect([...(readPassportText(text).record?.additionalNeeds ?? '')]).toHaveLength(NOTES_IN_CODE);
  });

  it('is not misled by notes that look like its last line', () => {
    const record = { ...NO_NEEDS, additionalNeeds: `x\n${toPassportText({ ...NO_NEEDS, needs: ['hasVegan'] })}` };
    expect(readPassportText(toPassportText(record)).record?.needs).toEqual([]);
  });

  it('distinguishes a copying error, a newer version and any other text', () => {
    const text = toPassportText({ ...NO_NEEDS, needs: ['hasVegan'] });
    expect(readPassportText(text.replace(/WAYMARK1:1/, 'WAYMARK1:0'))).toEqual({
      problem: expect.stringMatching(/damaged/),
    });
    expect(readPassportText(text.replace(/WAYMARK1:/, 'WAYMARK2:'))).toEqual({ problem: 'newer' });
    for (const other of ['', 'hello', 'WAYMARK1:zz', 'https://example.org/WAYMARK1:000001:-:0000'])
      expect(readPassportText(other)).toEqual({ problem: 'not-a-passport' });
  });
});

describe('an access passport as a file', () => {
  it('carries everything, with a version (A10.58)', () => {
    expect(readPassportFile(toPassportFile(FULL))).toEqual({ record: FULL });
    expect(JSON.parse(toPassportFile(FULL))).toMatchObject({ format: 'waymark-access-passport', version: 1 });
  });

  const file = (more: object) => JSON.stringify({ format: 'waymark-access-passport', version: 1, needs: [], ...more });

  it.each([
    ['another format', '{"format":"palette","version":1,"needs":[]}', 'not-a-passport'],
    ['no JSON', '{"format":', 'not-a-passport'],
    ['a list', '[1]', 'not-a-passport'],
    ['a newer version', file({ version: 2 }), 'newer'],
    ['no version', file({ version: 'one' }), 'damaged'],
    ['needs that are no list', file({ needs: { hasVegan: 1 } }), 'damaged'],
    ['needs that are no names', file({ needs: [{ toString: 1 }] }), 'damaged'],
    ['a million needs', file({ needs: Array.from({ length: 5000 }, () => 'hasVegan') }), 'damaged'],
    ['notes that are no text', file({ additionalNeeds: { length: 5 } }), 'damaged'],
    ['a way to talk that is no text', file({ preferredCommunicationMethod: 3 }), 'damaged'],
  ])('with %s is refused as a whole', (_, text, problem) => expect(readPassportFile(text)).toEqual({ problem }));

  it('leaves out needs that nobody knows, and pollutes no prototype', () => {
    const hostile =
      '{"format":"waymark-access-passport","version":1,"__proto__":{"polluted":1},"needs":["hasVegan","__proto__","<script>"]}';
    expect(readPassportFile(hostile)).toEqual({ record: { ...NO_NEEDS, needs: ['hasVegan'] } });
    expect('polluted' in {}).toBe(false);
  });

  it('keeps script in notes as the text that it is', () =>
    expect(readPassportFile(file({ additionalNeeds: '<script>alert(1)</script>' })).record?.additionalNeeds).toBe(
      '<script>alert(1)</script>',
    ));

  it('is known when it is pasted, as is the text of the code', () => {
    expect(readPasted(` \n${toPassportFile(FULL)}`)).toEqual({ record: FULL });
    expect(readPasted(toPassportText(FULL))).toEqual({ record: FULL });
  });
});

describe('the code of an access passport', () => {
  it.each([2, 3, 8])('is read back from its picture with %i pixels a square, however much it says', (size) => {
    for (const record of [NO_NEEDS, FULL, { ...FULL, additionalNeeds: 'ä'.repeat(2000) }]) {
      const text = toPassportText(record);
      expect(readCode(pictureOf(drawCode(text), size))).toBe(text);
    }
  });

  it('has at most 125 squares a side, so that ordinary phones read it from a card', () =>
    expect(drawCode(toPassportText({ ...FULL, additionalNeeds: 'x'.repeat(2000) })).length).toBeLessThanOrEqual(125));

  it('is not found in a picture without a code', () =>
    expect(readCode({ width: 50, height: 50, data: new Uint8ClampedArray(10_000).fill(255) })).toBeNull());
});
