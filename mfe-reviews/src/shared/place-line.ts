interface Placed {
  address: string | null;
  city: string | null;
  country: string;
}

/** Returns city and country, leaving out missing ones: `Leeds, UK`, `UK`. */
export function placeLine({ city, country }: Placed): string {
  return [city, country].filter(Boolean).join(', ');
}
