interface Position {
  latitude: number;
  longitude: number;
}

/** As a search takes it: a hundred metres are near enough to search from, and nobody is told more. */
export const positionText = ({ latitude, longitude }: Position): string =>
  `${Number(latitude.toFixed(3))},${Number(longitude.toFixed(3))}`;
