import { everyone, signedIn, type AccessRows } from '../access-row';
import type { World } from '../world';

const ROLES = [
  'primary',
  'primaryForeground',
  'secondary',
  'secondaryForeground',
  'background',
  'foreground',
  'card',
  'cardForeground',
  'muted',
  'mutedForeground',
  'accent',
  'accentForeground',
  'destructive',
  'destructiveForeground',
  'border',
  'input',
  'ring',
];
const PALETTE = {
  name: 'Matrix',
  description: '',
  colors: Object.fromEntries(ROLES.map((role) => [role, 'hsl(210 50% 40%)'])),
};

/** A palette of `member`, created for this one request. */
const membersPalette = async ({ people }: World) => {
  const made = await people.member.post('/api/palettes', { data: PALETTE });
  return { params: { id: ((await made.json()) as { id: number }).id } };
};

export const PALETTE_ROWS: AccessRows = {
  listPalettes: signedIn(200),
  // This body is invalid, so no palette counts towards a member's limit. Only access is checked here.
  createPalette: signedIn(422, () => ({ body: {} })),
  replacePalette: signedIn(200, async (world) => ({ ...(await membersPalette(world)), body: PALETTE }), 404),
  deletePalette: signedIn(204, membersPalette, 404),
  getStaticPageMetadata: everyone(200, () => ({ params: { page: 'contact' } })),
};
