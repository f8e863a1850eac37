import type { ReactNode } from 'react';
import { Art } from './art';

/** Shown for a trip without a picture. 320 by 160. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <Art viewBox="0 0 320 160" width="320" height="160" preserveAspectRatio="xMidYMax slice">
      {children}
      <path d="M0 148h320" />
    </Art>
  );
}

/** A seaside trip: a lighthouse, a level boardwalk, a boat. */
function CoastArt() {
  return (
    <Scene>
      <circle className="sun flat" cx="70" cy="44" r="22" />
      <path className="wash flat" d="M0 106h320v42H0z" />
      <path className="thin" d="M18 122q10-8 20 0t20 0 20 0 20 0M120 114q9-7 18 0t18 0" />
      <path className="paper" d="M232 148l8-84h28l8 84z" />
      <path className="sand" d="M237 96h34l3 24h-40z" />
      <path className="deep" d="M236 64h36l-5-16h-26z" />
      <path className="sun" d="M246 48V34h16v14z" />
      <path className="thin" d="M246 34l8-8 8 8M218 40l-16-5M218 46h-18M290 40l16-5M290 46h18" />
      <path className="paper" d="M112 132h56l-10 16h-36z" />
      <path className="sand" d="M138 132V80l28 44h-28z" />
      <path className="thin" d="M132 132V92l-16 32h16" />
    </Scene>
  );
}

/** A train trip through hills. */
function HillsArt() {
  return (
    <Scene>
      <circle className="sun flat" cx="252" cy="42" r="22" />
      <path className="wash flat" d="M0 148c36-58 78-70 122-36s66-56 110-44 66 50 88 80z" />
      <path className="thin" d="M150 90c18-24 42-34 66-26" />
      <path className="paper" d="M34 148v-8M34 120v-18" />
      <circle className="wash" cx="34" cy="92" r="17" />
      <path className="deep" d="M96 140V94a10 10 0 0 1 10-10h92c24 0 42 22 46 56z" />
      <path className="paper" d="M110 96h28v20h-28zM148 96h28v20h-28zM186 96h14c12 0 20 8 25 20h-39z" />
      <circle className="sand" cx="126" cy="140" r="9" />
      <circle className="sand" cx="212" cy="140" r="9" />
      <path className="thin" d="M60 148h230" strokeDasharray="2 9" />
    </Scene>
  );
}

/** A city trip: a gate with a ramp, and a packed suitcase. */
function TownArt() {
  return (
    <Scene>
      <circle className="sun flat" cx="160" cy="40" r="20" />
      <path className="wash flat" d="M0 148c60-48 120-56 180-36s100-8 140 36z" />
      <path className="sand" d="M178 148V70h96v78" />
      <path className="paper" d="M168 70l58-36 58 36z" />
      <path className="deep" d="M210 148v-36a16 16 0 0 1 32 0v36" />
      <path className="thin" d="M192 84v40M260 84v40" />
      <path className="paper" d="M178 148l-58 0 58-14z" />
      <path className="thin" d="M126 138v-16l52-12" />
      <path className="paper" d="M40 92h56a6 6 0 0 1 6 6v44H34V98a6 6 0 0 1 6-6z" />
      <path d="M56 92V80h24v12" />
      <path className="sun" d="M34 108h68v10H34z" />
      <circle className="paper" cx="46" cy="145" r="5" />
      <circle className="paper" cx="90" cy="145" r="5" />
    </Scene>
  );
}

const SCENES = { coast: CoastArt, hills: HillsArt, town: TownArt } as const;
export type TripScene = keyof typeof SCENES;

export function TripArt({ scene = 'town' }: { scene?: TripScene }) {
  const Drawing = SCENES[scene];
  return <Drawing />;
}
