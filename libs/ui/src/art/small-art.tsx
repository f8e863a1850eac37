import type { ReactNode } from 'react';
import { Art } from './art';

/** Small illustrations above a short text: an empty list, a missing page. */
function Small({ floor = true, children }: { floor?: boolean; children: ReactNode }) {
  return (
    <Art viewBox="0 0 132 96" width="132" height="96">
      {children}
      {floor && <path d="M8 88h116" />}
    </Art>
  );
}

/** For an empty list of reviews: a sheet and a pencil. */
export function NoReviewsArt() {
  return (
    <Small>
      <circle className="sun flat" cx="100" cy="26" r="15" />
      <path
        className="paper"
        d="M26 12h62a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H56L38 78V62H26a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
      />
      <path className="thin" d="M32 28h46M32 40h30" />
      <path className="sand" d="M76 74l4-13 26-26 9 9-26 26z" />
      <path className="thin" d="M100 41l9 9" />
    </Small>
  );
}

/** For an empty list of services: a signpost with empty boards. */
export function NoServicesArt() {
  return (
    <Small>
      <path className="wash flat" d="M8 88c18-26 40-32 62-24s40-2 54 10v14z" />
      <circle className="sun flat" cx="28" cy="24" r="13" />
      <path className="paper" d="M63 88V10h6v78" />
      <path className="sand" d="M69 18h36l10 10-10 10H69z" />
      <path className="paper" d="M63 46H28L18 56l10 10h35z" />
      <path className="thin" d="M80 28h14M38 56h14" />
    </Small>
  );
}

/** For a missing page: a path that ends, and a person who asks. */
export function LostArt() {
  return (
    <Small>
      <circle className="sun flat" cx="104" cy="24" r="14" />
      <path className="wash" d="M30 88c0-20 26-16 26-32 0-10-10-12-10-22h16c0 8 12 12 12 22 0 16-14 16-14 32z" />
      <path className="thin" d="M54 80v-6M60 58v-6M56 42v-4" strokeDasharray="4 6" />
      <circle className="sand" cx="98" cy="54" r="8" />
      <path d="M98 64v12M92 88l6-12 6 12" />
      <path className="thin" d="M112 44c0-6 8-5 8 0s-5 4-5 8M115 58v.1" />
    </Small>
  );
}

/** For a lost connection: an unplugged cable. */
export function OfflineArt() {
  return (
    <Small floor={false}>
      <path className="paper" d="M44 44a16 16 0 0 1 4-31 20 20 0 0 1 37 4 14 14 0 0 1 3 27z" />
      <path d="M8 74h34M90 74h34" />
      <path className="sand" d="M42 64h12a10 10 0 0 1 0 20H42z" />
      <path className="sun" d="M90 64H80a10 10 0 0 0 0 20h10z" />
      <path className="thin" d="M60 70h8M60 78h8M66 52l-3 6M74 52l3 6" />
    </Small>
  );
}

/** For a received gift: the path continues over the hill, and the sun is up. */
export function ThanksArt() {
  return (
    <Small>
      <circle className="sun" cx="66" cy="40" r="17" />
      <path className="thin" d="M66 8v5M40 18l4 4M92 18l-4 4M34 40h5M93 40h5" />
      <path className="wash" d="M8 88c14-22 30-30 48-30s48 4 68 30z" />
      <path className="sand" d="M50 88c0-12 18-12 18-20 0-4-4-6-4-10h8c0 4 6 6 6 12 0 8-8 10-8 18z" />
      <path className="paper" d="M96 70V50h18l6 5-6 5H96" />
    </Small>
  );
}
