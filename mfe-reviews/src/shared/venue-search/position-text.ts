interface Position {
  latitude: number;
  longitude: number;
}

/** Returns the position as text for a search, rounded to a hundred metres: precise enough, and it reveals no more. */
export const positionText = ({ latitude, longitude }: Position): string =>
  `${Number(latitude.toFixed(3))},${Number(longitude.toFixed(3))}`;
