import { jsonItems, type JsonItem } from './json-items';

async function itemsOf(text: string, pieceLength = text.length): Promise<JsonItem[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
  }
  const items: JsonItem[] = [];
  for await (const item of jsonItems(pieces(), 'features')) items.push(item);
  return items;
}

const TEXT = `{"type":"FeatureCollection","crs":{"features":[{"no":1}]},"name":"a \\"[{","features":[ {"a":"}\\"]"},\n{"b":{"c":[1,{"d":2}]}} ],"more":[{"x":1}]}`;

describe('cutting objects out of a JSON list', () => {
  it.each([1, 2, 3, 7, 1000])('finds them however the text comes, in pieces of %i', async (length) => {
    expect(await itemsOf(TEXT, length)).toEqual([
      { row: 1, item: { a: '}"]' } },
      { row: 2, item: { b: { c: [1, { d: 2 }] } } },
    ]);
  });

  it('takes a text that is a list itself', async () => {
    expect(await itemsOf('[{"a":1},{"a":2}]', 4)).toHaveLength(2);
  });

  it('refuses one that is too long or no JSON, and goes on', async () => {
    const long = 'x'.repeat(1024 * 1024);
    expect(await itemsOf(`{"features":[{"a":"${long}"},{"a":oops},{"a":3}]}`, 65_536)).toEqual([
      { row: 1, broken: 'This is longer than 1 MB.' },
      { row: 2, broken: 'This is not valid JSON.' },
      { row: 3, item: { a: 3 } },
    ]);
  });

  it.each([
    ['{"features":[{"a":1},{"b"', 'after row 1 something is missing'],
    ['{"places":[{"a":1}]}', 'no list "features"'],
    ['', 'no list "features"'],
  ])('stops at %s', async (text, why) => {
    await expect(itemsOf(text)).rejects.toThrow(why);
  });
});
