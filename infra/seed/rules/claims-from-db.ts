import type { SeedClaims } from '@waymark/seed';

export interface DbFacilities {
  stepFreeAccess?: string;
  boardingAid?: string;
}

/**
 * Converts Deutsche Bahn's two facts. Its `toilets` and `parkingLots` do not say "accessible", so they claim nothing.
 * boardingAid "no" means that DB itself offers none, but the train operator may: unknown.
 */
export function claimsFromDb({ stepFreeAccess, boardingAid }: DbFacilities): SeedClaims {
  const claims: SeedClaims = {};
  if (stepFreeAccess === 'yes') claims.StepFreeToPlatforms = { value: 1 };
  if (stepFreeAccess === 'no') claims.StepFreeToPlatforms = { value: 2 };
  if (stepFreeAccess === 'partial')
    claims.StepFreeToPlatforms = {
      value: 0,
      note: 'Partly step-free: DB InfraGO lists some platforms as step-free and some as not.',
    };
  const phone = boardingAid?.match(/\d{3}(?: \d{2,})+/)?.[0];
  const booking = phone ? ` DB lists the number ${phone} (Germany).` : '';
  if (boardingAid?.startsWith('Ja'))
    claims.AssistanceAvailable = { value: 1, note: `Boarding help is offered; please book ahead.${booking}` };
  if (boardingAid?.startsWith('Nur nach Voranmeldung'))
    claims.AssistanceAvailable = { value: 1, note: `Boarding help only when booked ahead.${booking}` };
  return claims;
}
