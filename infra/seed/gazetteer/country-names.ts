import { importPackage } from '../packages';

/**
 * Returns English country names by ISO code. Great Britain and Northern Ireland are "UK", the product's own name for
 * them.
 */
export async function countryNames(): Promise<(code: string) => string> {
  const { countries } = await importPackage<{ countries: Record<string, { name: string } | undefined> }>(
    'countries-list',
  );
  return (code) => {
    if (code === 'GB') return 'UK';
    const name = countries[code]?.name;
    if (!name) throw new Error(`No English name for country ${code}`);
    return name;
  };
}
