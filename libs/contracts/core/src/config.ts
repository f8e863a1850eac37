import { z } from 'zod';
import { isPublicHost } from './hosts';
import { type Operator, UNNAMED_OPERATOR } from './operator';
import { emailSchema, lineSchema } from './text';

/** A street map that the operator configures. Without one, the site draws its own map, which needs no other server. */
export interface BaseMap {
  /** Raster tiles by URL template, a style with vector tiles, or a single file with all tiles. */
  kind: 'raster' | 'style' | 'pmtiles';
  /** Absolute URL, or a path of this site. */
  url: string;
  /** Attribution that the data's licence requires. */
  attribution: string;
}

/** Environment variables that describe the operator on the site's pages; all are optional. */
export const operatorEnvShape = {
  OPERATOR_NAME: lineSchema(120).optional(),
  OPERATOR_EMAIL: emailSchema().optional(),
  OPERATOR_ADDRESS: lineSchema(300).optional(),
  OPERATOR_SOCIAL_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Names, separated by semicolons. */
  OPERATOR_FOUNDERS: lineSchema(500)
    .transform((names) =>
      names
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .optional(),
};

type OperatorEnv = { [Key in keyof typeof operatorEnvShape]?: z.output<(typeof operatorEnvShape)[Key]> };

export const operatorFrom = (env: OperatorEnv): Operator => ({
  name: env.OPERATOR_NAME ?? UNNAMED_OPERATOR.name,
  email: env.OPERATOR_EMAIL ?? null,
  address: env.OPERATOR_ADDRESS ?? null,
  socialUrl: env.OPERATOR_SOCIAL_URL ?? null,
  ...(env.OPERATOR_FOUNDERS && { founders: env.OPERATOR_FOUNDERS }),
});

const WHERE = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/(?![/\\]))/;
/** Excludes characters that would end a source or directive of a content security policy. */
const SAFE = /^[^\s;,'"<>\\]+$/;
const RASTER = ['{z}', '{x}', '{y}'];

function kindOf(url: string): BaseMap['kind'] {
  if (RASTER.every((part) => url.includes(part))) return 'raster';
  return /\.pmtiles(\?|$)/.test(url) ? 'pmtiles' : 'style';
}

/** Street maps by name; `docs/maps.md` says what each requires. */
const PRESETS: Readonly<Record<string, BaseMap>> = {
  openfreemap: {
    kind: 'style',
    url: 'https://tiles.openfreemap.org/styles/liberty',
    attribution: 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap',
  },
  pmtiles: { kind: 'pmtiles', url: '/maps/streets.pmtiles', attribution: '© OpenStreetMap contributors' },
  osm: {
    kind: 'raster',
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  },
};

const WRONG =
  'needs openfreemap, pmtiles or osm; or an address (https://… or a path of this site: tiles with {z}, {x} and {y}, a style, or a .pmtiles file), a space, and who to credit for it';

/**
 * A preset, or `https://tiles.example/{z}/{x}/{y}.png © OpenStreetMap contributors`. The kind of map and the security
 * policy follow from this one setting.
 */
export const baseMapSchema = z.string().transform((text, context): BaseMap => {
  const preset = PRESETS[text.trim().toLowerCase()];
  if (preset) return preset;
  const [, url = '', attribution = ''] = /^(\S+)\s+(.{1,300})$/s.exec(text.trim()) ?? [];
  if (WHERE.test(url) && SAFE.test(url) && isAddress(url))
    return { kind: kindOf(url), url, attribution: attribution.trim() };
  context.addIssue({ code: 'custom', message: WRONG });
  return z.NEVER;
});

/** Checks the URL, including its host and port. */
const isAddress = (url: string): boolean => URL.canParse(url, 'http://localhost');

/** Returns the origin of the map's server; null when the map is on this site. */
export const baseMapOrigin = ({ url }: BaseMap): string | null => (url.startsWith('/') ? null : new URL(url).origin);

/** A host name that is valid in a content security policy: no port, no path, no wildcard. */
const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** `PICTURE_HOSTS`: hosts from which members may show pictures, separated by commas; public host names only. */
export const pictureHostsSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => NAME.test(host) && isPublicHost(host)),
    'List public hosts, separated by commas.',
  );
