import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { announce } from '@waymark/mfe-kit';
import { Button, ChevronIcon } from '@waymark/ui';
import { moveButton, placeStore, putButtonBack } from './button-place';
import { Choices, Part, Soft } from './panel-styles';

const STEP_PX = 32;

const Directions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const DIRECTIONS = [
  { name: 'Up', turn: 180, right: 0, down: -STEP_PX },
  { name: 'Down', turn: 0, right: 0, down: STEP_PX },
  { name: 'Left', turn: 90, right: -STEP_PX, down: 0 },
  { name: 'Right', turn: -90, right: STEP_PX, down: 0 },
];

const movedWords = (hasMoved: boolean, name: string): string =>
  hasMoved ? `The Accessibility button moved ${name.toLowerCase()}.` : 'It is at the edge and cannot go further.';

function putBack(): void {
  putButtonBack();
  announce('The Accessibility button is back in its place.');
}

/** Moves the floating button without dragging: by keyboard, switch device or single presses. */
export function ButtonMover(): ReactElement {
  const isMoved = useStore(placeStore, ({ place }) => place !== null);
  return (
    <Part>
      <Choices aria-describedby="panel-move-hint">
        <legend>
          <h3>Move the Accessibility button</h3>
        </legend>
        <Soft id="panel-move-hint">It stays where you put it. On a small touch screen you can also drag it.</Soft>
        <Directions>
          {DIRECTIONS.map(({ name, turn, right, down }) => (
            <Button
              key={name}
              icon={<ChevronIcon style={{ rotate: `${turn}deg` }} />}
              onClick={() => announce(movedWords(moveButton(right, down), name))}
            >
              {name}
            </Button>
          ))}
          <Button variant="quiet" disabled={!isMoved} onClick={putBack}>
            Put it back
          </Button>
        </Directions>
      </Choices>
    </Part>
  );
}
