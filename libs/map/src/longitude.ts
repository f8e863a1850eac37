/** Wraps a longitude into -180 to 180; 180 becomes -180, so each meridian has one number. */
export const wrapped = (longitude: number): number =>
  Math.abs(longitude) < 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
