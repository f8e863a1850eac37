import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import type { MapPlace } from './map-place';
import { MapPins } from './map-pins';
import { keyOf, type PinGroup } from './pin-groups';

const place = (id: number, name: string, isApproximate = false): MapPlace => ({
  id,
  number: id,
  name,
  latitude: 53 + id,
  longitude: -id,
  isApproximate,
});
const GROUPS: PinGroup[] = [
  { places: [place(1, 'Grand Theatre')] },
  { places: [place(2, 'Playhouse', true)] },
  { places: [place(3, 'Castle'), place(4, 'Dock')] },
];

function open() {
  const said: string[] = [];
  render(
    <MapPins
      groups={GROUPS}
      pixelOf={({ id }) => [id * 10, id]}
      onPlacer={() => undefined}
      active={4}
      onActive={(id) => said.push(`active ${id}`)}
      open={null}
      onPress={(group) => said.push(`press ${keyOf(group)}`)}
      onReach={({ id }) => said.push(`reach ${id}`)}
    />,
  );
  return { said, user: userEvent.setup() };
}
const pin = (name: string) => screen.getByRole('button', { name });

describe('pins of a map', () => {
  it('are named by number and name, and say where a spot is not exact or there are several', async () => {
    open();
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      '1, Grand Theatre',
      '2, Playhouse, around here, not its exact spot',
      '2 places: 3, 4',
    ]);
    expect(pin('1, Grand Theatre').style.getPropertyValue('--x')).toBe('10px');
    expect(await axeProblems()).toEqual([]);
  });

  it('are one stop of the Tab key, which arrows go through in the order of the list', async () => {
    const { user, said } = open();
    await user.tab();
    expect(pin('1, Grand Theatre')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(pin('2, Playhouse, around here, not its exact spot')).toHaveFocus();
    await user.keyboard('{End}');
    expect(pin('2 places: 3, 4')).toHaveFocus();
    expect(said).toContain('reach 3');
    await user.keyboard('{ArrowDown}');
    expect(pin('1, Grand Theatre')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(said.at(-1)).toBe('press 3');
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    expect(pin('2 places: 3, 4')).toHaveFocus();
  });

  it('tell which is pointed at, and do not move the map for a mouse', async () => {
    const { user, said } = open();
    await user.hover(pin('2, Playhouse, around here, not its exact spot'));
    await user.unhover(pin('2, Playhouse, around here, not its exact spot'));
    expect(said).toEqual(['active 2', 'active null']);
  });
});
