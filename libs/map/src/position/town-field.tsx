import { useQuery } from '@tanstack/react-query';
import { Combobox, lengthProblem } from '@waymark/ui';
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { POSITION_WORDS } from '../messages/en/position';
import { TOWN_MAX_LENGTH, townsQuery, type Town } from '../gazetteer';

const DEBOUNCE_MS = 500;
const IDLE_BELOW = 2;

interface TownFieldProps {
  label?: string;
  hint?: string;
  /** Text shown if nothing is found. */
  empty?: string;
  /** Called with the town and the text typed to find it. */
  onPick: (town: Town, typed: string) => void;
}

/** Finds a town in the gazetteer: near enough for a start, and without a map. */
export function TownField({
  label = 'Town or village',
  hint = POSITION_WORDS.townHint,
  empty = POSITION_WORDS.noTown,
  onPick,
}: TownFieldProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const asked = useSettled(useDeferredValue(text), DEBOUNCE_MS);
  const problem = lengthProblem(text, TOWN_MAX_LENGTH);
  const idle = text.trim().length < IDLE_BELOW || text === picked || problem !== undefined;
  const towns = useQuery(townsQuery(idle ? '' : asked));
  const waiting = towns.isFetching || asked !== text;
  const box = useRef<HTMLDivElement>(null);
  useEnterStays(box);

  return (
    <div ref={box}>
      <Combobox<Town>
        label={label}
        hint={hint}
        maxLength={TOWN_MAX_LENGTH}
        items={idle || towns.isError ? [] : (towns.data ?? [])}
        itemToString={(town) => town.name}
        itemKey={(town) => `${town.latitude} ${town.longitude}`}
        renderOption={(town) => <TownOption town={town} />}
        inputValue={text}
        onInputValueChange={setText}
        onSelect={(town) => {
          setPicked(town.name);
          setText(town.name);
          onPick(town, text);
        }}
        status={idle ? 'idle' : towns.isError ? 'error' : waiting ? 'loading' : 'ready'}
        error={!idle && towns.isError ? POSITION_WORDS.notNow : problem}
        empty={<p>{empty}</p>}
        noun={['town', 'towns']}
      />
    </div>
  );
}

function TownOption({ town }: { town: Town }) {
  return (
    <>
      <strong>{town.name}</strong>
      <br />
      <span>{[town.district, town.countryName].filter(Boolean).join(', ')}</span>
    </>
  );
}

/** Enter within `box` picks from a list; it must not submit the surrounding form. */
function useEnterStays(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault();
    };
    element?.addEventListener('keydown', stay);
    return () => element?.removeEventListener('keydown', stay);
  }, [box]);
}

/** Returns the value once it has not changed for `ms`. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
