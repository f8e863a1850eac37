/** What the status page has beside the look of every plain page. Its signs are of the same size, so that words stand in line. */
export const STATUS_STYLE =
  '.sign{display:inline-flex;flex:none;align-items:center;justify-content:center;width:1.5em;height:1.5em;border:2px solid;border-radius:50%;font-size:.875rem;font-weight:700;line-height:1}' +
  '.working{color:var(--good)}.limited,.switched-off{color:var(--warn)}.not-answering{color:var(--bad)}' +
  '.all{display:flex;gap:1rem;align-items:flex-start;padding:1.5rem;border:2px solid;border-radius:12px;background:var(--ground)}.all>.sign{font-size:1.25rem;margin-top:.15rem}' +
  '.all.working{--ground:var(--good-soft)}.all.limited{--ground:var(--warn-soft)}.all.not-answering{--ground:var(--bad-soft)}.all h1,.all .lead{color:var(--text)}.all h1{font-size:clamp(1.5rem,1.1rem + 2vw,2.25rem)}.all .lead{margin-top:.5rem}' +
  '.checked{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;margin:1.5rem 0 2.5rem}.checked p{margin:0;color:var(--soft)}' +
  'h2{font-size:1.44rem}h3{font-size:1.1rem}' +
  'ul{list-style:none;margin:1rem 0 0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px}' +
  'li{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;padding:1.1rem 1.25rem}li+li{border-top:1px solid var(--line)}' +
  'li p{margin:0}.state{display:flex;gap:.5rem;align-items:center;font-weight:600}.notice{flex-basis:100%;color:var(--soft);text-wrap:pretty}' +
  'footer{padding-block:0 3rem;color:var(--soft)}';
