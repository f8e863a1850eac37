const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/;

/** "ls14ap" as "LS1 4AP"; null for what is none. */
export function britishPostcode(text: string): string | null {
  const [, outward, inward] = POSTCODE.exec(text.trim().toUpperCase()) ?? [];
  return outward && inward ? `${outward} ${inward}` : null;
}
