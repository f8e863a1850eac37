/** Cities with reports that the views show. */
export const CITIES = [
  { name: 'London', latitude: 51.5074, longitude: -0.1278 },
  { name: 'Manchester', latitude: 53.4808, longitude: -2.2426 },
  { name: 'Birmingham', latitude: 52.4862, longitude: -1.8904 },
  { name: 'Liverpool', latitude: 53.4084, longitude: -2.9916 },
  { name: 'Edinburgh', latitude: 55.9533, longitude: -3.1883 },
  { name: 'Leeds', latitude: 53.8008, longitude: -1.5491 },
  { name: 'Bristol', latitude: 51.4545, longitude: -2.5879 },
  { name: 'Newcastle', latitude: 54.9783, longitude: -1.6178 },
  { name: 'Glasgow', latitude: 55.8642, longitude: -4.2518 },
  { name: 'Sheffield', latitude: 53.3811, longitude: -1.4701 },
  { name: 'Leicester', latitude: 52.6369, longitude: -1.1398 },
  { name: 'Cardiff', latitude: 51.4816, longitude: -3.1791 },
  { name: 'Belfast', latitude: 54.5973, longitude: -5.9301 },
] as const;
