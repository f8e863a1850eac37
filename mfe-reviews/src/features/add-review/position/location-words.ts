/** Why the browser did not tell where it is, and what to do instead. */
export function locationWords(status: 'unsupported' | 'denied' | 'failed'): string {
  if (status === 'unsupported')
    return 'Geolocation is not supported by this browser. Please give the position another way.';
  if (status === 'denied')
    return 'Your browser did not share your location. You can allow it in its settings, or give the position another way.';
  return 'We could not detect your location. Please give the position another way.';
}
