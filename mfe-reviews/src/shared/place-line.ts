interface Placed {
  address: string | null;
  city: string | null;
  country: string;
}

/** City and country without gaps: `Leeds, UK`, `UK`. */
export function placeLine({ city, country }: Placed): string {
  return [city, country].filter(Boolean).join(', ');
}
