const isShareAlike = (licence: string) => licence.includes('ODbL');

/**
 * A share-alike source's fields may not slip into a row under a freer licence, where nobody would see them.
 * The other way round is allowed: share-alike rows may carry CC BY or public-domain facts with attribution.
 */
export function mayTakeFields(winnerLicence: string, loserLicence: string): boolean {
  return isShareAlike(winnerLicence) || !isShareAlike(loserLicence);
}
