import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft, type Draft } from './draft';
import { forgetInitialVenue, readInitialVenue } from './initial-venue';
import { openingState } from './opening-state';

/** What the form opens with. Reading and forgetting are apart, so that a component mounted twice reads the same. */
export function useOpeningState(): Draft {
  const { search } = useLocation();
  const [opening] = useState(() => openingState(readDraft(), readInitialVenue(search)));
  useEffect(() => forgetInitialVenue(), []);
  return opening;
}
