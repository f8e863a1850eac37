import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft, type Draft } from './draft';
import { forgetInitialVenue, readInitialVenue } from './initial-venue';

/** What the form opens with. Reading and forgetting are apart, so that a component mounted twice reads the same. */
export function useOpeningState(): Draft {
  const { search } = useLocation();
  const [opening] = useState<Draft>(() => {
    const draft = readDraft();
    const venue = readInitialVenue(search);
    return { values: draft?.values ?? {}, venue: venue ?? draft?.venue ?? null };
  });
  useEffect(() => forgetInitialVenue(), []);
  return opening;
}
