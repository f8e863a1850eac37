import { Art } from './art';

/** An accessible street: a level café, a hall with a gentle ramp, people on their way in. 560 by 340. */
export function StreetArt() {
  return (
    <Art viewBox="0 0 560 340" width="560" height="340">
      <circle className="sun flat" cx="462" cy="84" r="38" />
      <path className="wash flat" d="M4 308c58-74 128-92 208-70s236-34 344 70z" />
      <path className="paper" d="M530 308v-84" />
      <circle className="wash" cx="530" cy="206" r="25" />
      <path className="thin" d="M530 240l10-12M530 226l-9-9" />
      <path className="paper" d="M36 308V146h132v162" />
      <path className="thin" d="M36 160h132" />
      <path className="deep" d="M32 174h140l8 30H24z" />
      <path className="paper" d="M24 204q13 16 26 0q13 16 26 0q13 16 26 0q13 16 26 0q13 16 26 0q13 16 26 0" />
      <path className="sand" d="M54 308v-74h42v74" />
      <path className="thin" d="M88 272v8M62 242h26v18H62z" />
      <path className="wash" d="M112 236h42v40h-42z" />
      <path className="thin" d="M133 236v40M112 256h42" />
      <path className="sand" d="M216 294V146h168v148" />
      <path className="paper" d="M202 146l98-58 98 58z" />
      <path className="sun" d="M300 88V60h32l-8 9 8 9h-32" />
      <circle className="paper" cx="300" cy="122" r="13" />
      <path className="thin" d="M300 114v8l6 4M216 162h168M240 162v132M264 162v132M336 162v132M360 162v132" />
      <path className="deep" d="M278 294v-70a22 22 0 0 1 44 0v70" />
      <path className="paper" d="M206 294h190v14H206zM396 294l150 14H396z" />
      <path className="thin" d="M406 264l128 12M406 264v31M434 267v30M534 276v31" />
      <circle className="sun" cx="452" cy="228" r="9" />
      <path d="M455 240l4 27h-20l-6 21M457 248l-13 10" />
      <circle cx="458" cy="282" r="17" />
      <circle className="thin" cx="458" cy="282" r="3" />
      <path className="thin" d="M470 244v24" />
      <circle className="paper" cx="187" cy="226" r="9" />
      <path d="M187 238v34l-8 36M187 272l8 36M187 246l11 14" />
      <path className="thin" d="M198 260l5 47" />
      <path d="M4 308h552" />
      <path className="thin" d="M40 322h300M372 322h60" strokeDasharray="2 9" />
    </Art>
  );
}
