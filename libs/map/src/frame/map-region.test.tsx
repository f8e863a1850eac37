import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { createRef } from 'react';
import { type Ground, OWN_GROUND } from '../base-map/ground';
import { MapRegion } from './map-region';

/** The frame around a map that goes as far north and as near as the test says. */
function open({ isAtEdge = false, ground = OWN_GROUND }: { isAtEdge?: boolean; ground?: Ground } = {}) {
  const moved: string[] = [];
  const announced: string[] = [];
  const moves = {
    zoom: (by: number) => (moved.push(`zoom ${by}`), !isAtEdge),
    pan: (direction: string) => (moved.push(direction), !isAtEdge),
  };
  renderPart(<MapRegion label="Map of the places" height="20rem" box={createRef()} moves={moves} ground={ground} />, {
    announce: (text) => announced.push(text),
  });
  return { moved, announced, map: screen.getByRole('application', { name: 'Map' }), user: userEvent.setup() };
}

describe('the frame of every map', () => {
  it('moves the map by a press on a button, without dragging', async () => {
    const { moved, announced, user } = open();
    const names = ['west', 'north', 'south', 'east'].map((direction) => `Move the map ${direction}`);
    for (const name of names) await user.click(screen.getByRole('button', { name }));
    expect(moved).toEqual(['west', 'north', 'south', 'east']);
    expect(announced).toEqual(['Map moved west.', 'Map moved north.', 'Map moved south.', 'Map moved east.']);
    expect(await axeProblems()).toEqual([]);
  });

  it.each([
    ['ArrowLeft', 'west', 'Map moved west.'],
    ['ArrowUp', 'north', 'Map moved north.'],
    ['ArrowDown', 'south', 'Map moved south.'],
    ['ArrowRight', 'east', 'Map moved east.'],
    ['+', 'zoom 1', 'Zoomed in.'],
    ['-', 'zoom -1', 'Zoomed out.'],
  ])('announces what %s did, and once when it is held down', (key, move, words) => {
    const { moved, announced, map } = open();
    fireEvent.keyDown(map, { key });
    fireEvent.keyDown(map, { key, repeat: true });
    fireEvent.keyDown(map, { key, repeat: true });
    expect(moved).toEqual([move, move, move]);
    expect(announced).toEqual([words]);
  });

  it.each([
    ['ArrowUp', 'You cannot move the map any further north.'],
    ['+', 'You cannot zoom in any further.'],
    ['-', 'You cannot zoom out any further.'],
  ])('announces that %s changed nothing at the edge', (key, words) => {
    const { announced, map } = open({ isAtEdge: true });
    fireEvent.keyDown(map, { key });
    expect(announced).toEqual([words]);
  });

  it('leaves keys to the browser that it uses with others: Alt and an arrow go back', () => {
    const { moved, map } = open();
    expect(fireEvent.keyDown(map, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(map, { key: '-', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(map, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(map, { key: 'ArrowLeft' })).toBe(false);
    expect(moved).toEqual(['west']);
  });

  it.each([
    ['none', 'This map shows coasts, towns and stations, but no streets. Map: © Somebody.'],
    ['there', 'Map: © Somebody.'],
    ['missing', 'Street detail needs a connection. Map: © Somebody.'],
  ] as const)('speaks of a connection only where streets were named and do not come: %s', (streets, words) => {
    open({ ground: { streets, attribution: '© Somebody' } });
    expect(screen.getByText(/^.*Map: ©/).textContent).toBe(words);
  });
});
