import { drawIcon, type IconShape } from './draw-icon';
import { encodePng } from './encode-png';

interface AppIcon {
  path: string;
  size: number;
  shape: IconShape;
  /** As a web manifest says it; null for the one that only Apple's pages name. */
  purpose: 'any' | 'maskable' | null;
}

export const APPLE_ICON_PATH = '/icons/apple-touch-icon.png';

export const APP_ICONS: readonly AppIcon[] = [
  { path: '/icons/icon-192.png', size: 192, shape: 'rounded', purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, shape: 'rounded', purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, shape: 'full', purpose: 'maskable' },
  { path: APPLE_ICON_PATH, size: 180, shape: 'full', purpose: null },
];

const drawn = new Map<string, Buffer>();

/** The file at a path; drawn when first asked for, then kept. Null when there is none. */
export function iconFile(path: string): Buffer | null {
  const icon = APP_ICONS.find((one) => one.path === path);
  if (!icon) return null;
  const file = drawn.get(path) ?? encodePng(icon.size, drawIcon(icon.size, icon.shape));
  drawn.set(path, file);
  return file;
}
