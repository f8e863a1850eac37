import { namesApart } from './names-apart';

interface Place {
  name: string;
  town: string;
}
const PARTS = [
  ({ name }: Place) => name,
  ({ town }: Place) => town,
  (_: Place, index: number) => `number ${index + 1}`,
];

describe('names apart', () => {
  it('are as short as they can be', () =>
    expect(
      namesApart(
        [
          { name: 'Costa', town: 'Leeds' },
          { name: 'Costa', town: 'York' },
          { name: 'Minster', town: 'York' },
        ],
        PARTS,
      ),
    ).toEqual(['Costa, Leeds', 'Costa, York', 'Minster']));

  it('differ where all that is known is the same, or nothing', () =>
    expect(
      namesApart(
        [
          { name: 'Costa', town: 'Leeds' },
          { name: 'Costa', town: 'Leeds' },
          { name: 'Costa', town: '' },
          { name: '', town: '' },
        ],
        PARTS,
      ),
    ).toEqual(['Costa, Leeds, number 1', 'Costa, Leeds, number 2', 'Costa', 'number 4']));
});
