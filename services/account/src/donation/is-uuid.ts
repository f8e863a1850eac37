/** Metadata at Stripe can be edited there by hand, so only valid row IDs are looked up. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
