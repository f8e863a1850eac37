import { positionText } from './position-text';

describe('the position that a search is told', () => {
  it('is a hundred metres exact, not more', () =>
    expect(positionText({ latitude: 53.79648, longitude: -1.54792 })).toBe('53.796,-1.548'));
  it('is short where it may be', () => expect(positionText({ latitude: 0, longitude: -0.0001 })).toBe('0,0'));
});
