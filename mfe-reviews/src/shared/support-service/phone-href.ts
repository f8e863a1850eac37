/** A `tel:` link. The 0 in brackets after a country's code is for callers within it, and must not be dialled with the code. */
export function phoneHref(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
