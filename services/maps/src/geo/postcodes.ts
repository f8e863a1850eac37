import type { PostcodeRow } from '@waymark/seed';

/**
 * Matches a British postcode, complete ("LS21 1BG"), of a sector or of a district, at the end of a text or between
 * commas.
 */
const POSTCODE = /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?)(?:\s?(\d)(?:[A-Z]{2})?)?\s*(?=,|$)/i;

interface PostcodeMiddle {
  /** The sector or district, such as "LS21 1" or "LS21". */
  name: string;
  district: string | null;
  latitude: number;
  longitude: number;
}

/** Centres of postcode sectors and districts. */
export class Postcodes {
  private readonly middles = new Map<string, PostcodeMiddle>();

  add([name, latitude, longitude, district]: PostcodeRow): void {
    this.middles.set(name, { name, district: district || null, latitude, longitude });
  }

  /** Returns the centre of the sector of the postcode in a text, or of its district when the sector is unknown. */
  in(text: string): PostcodeMiddle | null {
    const [, district = '', sector] = POSTCODE.exec(text) ?? [];
    const code = district.toUpperCase();
    return (sector ? this.middles.get(`${code} ${sector}`) : undefined) ?? this.middles.get(code) ?? null;
  }
}
