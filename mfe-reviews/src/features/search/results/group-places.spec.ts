import type { AccessGroup } from '@waymark/contracts-reviews';
import { groupPlaces } from './group-places';

const place = (id: number, group: AccessGroup, isSample = false) => ({ id, group, isSample });
const groupOf = ({ group }: ReturnType<typeof place>) => group;

describe('the places of a list', () => {
  it('stand under their groups, best first, each in the order in which they came', () =>
    expect(
      groupPlaces([place(1, 'no'), place(2, 'confirmed'), place(3, 'no')], groupOf).map(({ group, places }) => [
        group,
        places.map(({ id }) => id),
      ]),
    ).toEqual([
      ['confirmed', [2]],
      ['no', [1, 3]],
    ]));

  it('are counted whether shown yet or not, and samples apart', () =>
    expect(
      groupPlaces([place(1, 'stated'), place(2, 'unknown'), place(3, 'stated', true)], groupOf, {
        stated: 2,
        unknown: 30,
        no: 4,
      }).map(({ group, count }) => [group, count]),
    ).toEqual([
      ['stated', 1],
      ['unknown', 30],
      ['samples', 1],
    ]));
});
