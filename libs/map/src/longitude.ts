/** A map goes round the world, a longitude does not. 180 becomes -180: one meridian, one number. */
export const wrapped = (longitude: number): number =>
  Math.abs(longitude) < 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
