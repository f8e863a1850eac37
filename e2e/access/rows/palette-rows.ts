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

/** A palette of `member`, made for this one request. */
const membersPalette = async ({ people }: World) => {
  const made = await people.member.post('/api/palettes', { data: PALETTE });
  return { params: { id: ((await made.json()) as { id: number }).id } };
};

export const PALETTE_ROWS: AccessRows = {
  listPalettes: signedIn(200),
  // Wrong, so that nobody's room for palettes fills up: who may ask is what is looked at.
  createPalette: signedIn(422, () => ({ body: {} })),
  replacePalette: signedIn(200, async (world) => ({ ...(await membersPalette(world)), body: PALETTE }), 404),
  deletePalette: signedIn(204, membersPalette, 404),
  describeContentPage: everyone(200, () => ({ params: { page: 'contact' } })),
};
