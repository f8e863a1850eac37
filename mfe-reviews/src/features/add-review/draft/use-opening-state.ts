import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readDraft } from './draft';
import { forgetInitialVenue, readInitialVenue } from './initial-venue';
import { openingState, type OpeningState } from './opening-state';

/** What the form opens with. Reading and forgetting are apart, so that a component mounted twice reads the same. */
export function useOpeningState(memberId: number): OpeningState & { linkIgnored: boolean } {
  const { search } = useLocation();
  const [opening] = useState(() => {
    const { venue, linkIgnored } = readInitialVenue(search);
    return { ...openingState(readDraft(memberId), venue), linkIgnored };
  });
  useEffect(() => forgetInitialVenue(), []);
  return opening;
}
