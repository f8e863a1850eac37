import { importPackage } from '../packages';

/** English country name of an ISO code. Great Britain and Northern Ireland are "UK", the product's own word. */
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
