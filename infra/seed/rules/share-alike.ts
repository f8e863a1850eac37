const isShareAlike = (licence: string) => licence.includes('ODbL');

/**
 * Fields of a share-alike source must not get into a row under a freer licence, where nobody would notice them. The
 * reverse is allowed: share-alike rows may contain CC BY or public-domain facts with attribution.
 */
export function mayTakeFields(winnerLicence: string, loserLicence: string): boolean {
  return isShareAlike(winnerLicence) || !isShareAlike(loserLicence);
}
