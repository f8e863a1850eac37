export interface Postcode {
  code: string;
  latitude: number;
  longitude: number;
  district: string;
}

const ENDS_WITH_LETTER = /^([A-Z]{1,2}\d)[A-Z]$/;

/**
 * Builds the districts of inner London that are subdivided by a last letter, each at the centre of its parts: W1, SW1,
 * EC2.
 */
export function postcodeDistricts(postcodes: Iterable<Postcode>): Map<string, Postcode> {
  const parts = new Map<string, Postcode[]>();
  for (const postcode of postcodes) {
    const district = ENDS_WITH_LETTER.exec(postcode.code)?.[1];
    if (district) parts.set(district, [...(parts.get(district) ?? []), postcode]);
  }
  return new Map(
    [...parts].map(([code, all]) => [
      code,
      {
        code,
        district: commonest(all.map(({ district }) => district)),
        latitude: mean(all.map(({ latitude }) => latitude)),
        longitude: mean(all.map(({ longitude }) => longitude)),
      },
    ]),
  );
}

function commonest(names: readonly string[]): string {
  const count = (name: string) => names.filter((one) => one === name).length;
  return [...names].sort((a, b) => count(b) - count(a))[0] ?? '';
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
