import { textFinder } from './text-finder';

const find = textFinder({ texts: ['zq-marked-value'], memberId: 42 });
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('looking for marks', () => {
  it.each([
    ['as written', 'a zq-marked-value b', ['zq-marked-value']],
    ['in capitals', 'ZQ-Marked-Value', ['zq-marked-value']],
    ['as base64', base64('zq-marked-value'), ['zq-marked-value']],
    ['as base64 in the middle of something', base64('x zq-marked-value yy'), ['zq-marked-value']],
    ['as base64 at the third offset', base64('xx zq-marked-value yy'), ['zq-marked-value']],
    ['the number in a field of members', '{"memberId":42}', ['member 42']],
    ['the number in JSON within JSON', '{"body":"{\\"authorId\\": 42}"}', ['member 42']],
    ['not another number', '{"memberId":421}', []],
    ['not the number elsewhere', '{"count":42}', []],
    ['nothing', 'quiet rivers', []],
  ])('finds %s', (_, text, found) => expect(find(text)).toEqual(found));

  it('refuses a mark that chance could write', () =>
    expect(() => textFinder({ texts: ['maya'] })).toThrow('too short'));
});
