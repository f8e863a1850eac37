import { type RegistryView, TELEMETRY_PATH } from '@waymark/contracts-core';
import { scriptJson } from './escape-html';

/**
 * Applies the reader's accessibility settings to the root element before the first paint, so a light page does not
 * flash before a dark one. It repeats `accessibilityLook(settingsAtStart(…))` of contracts/core by hand because it
 * must be small and self-contained. The spec beside it compares the two.
 */
export const FIRST_PAINT_SCRIPT = [
  `(function(){`,
  `var r=document.documentElement,t=null,g={},`,
  `q=function(m){return matchMedia('(prefers-'+m+')').matches},`,
  // A browser may block access to its storage.
  `h=function(k){return Object.prototype.hasOwnProperty.call(g,k)},`,
  `b=function(k,s){return t===null?s:h(k)&&g[k]===true},`,
  `n=function(k,min,max){return h(k)&&typeof g[k]==='number'&&g[k]>=min&&g[k]<=max},`,
  `o=function(k,l){return h(k)&&typeof g[k]==='string'&&l.indexOf(g[k])>=0?g[k]:l[0]};`,
  `try{t=localStorage.getItem('accessibilitySettings')}catch(e){}`,
  `try{g=JSON.parse(t)}catch(e){}`,
  `if(typeof g!=='object'||g===null)g={};`,
  `var d=b('darkMode',q('color-scheme: dark')),`,
  `f=n('fontSize',12,24)&&g.fontSize%1===0?g.fontSize:16,`,
  `s=n('textSpacing',.5,2)?Math.round(g.textSpacing*10)/10:1,`,
  `p=function(v){return Math.round(v*1e4)/1e4},`,
  `c=document.querySelector('meta[name="color-scheme"]');`,
  `r.classList.toggle('dark',d);`,
  `r.classList.toggle('high-contrast',b('highContrast',q('contrast: more')));`,
  `r.setAttribute('data-theme',o('colorTheme',['default','warm','nature','royal','monochrome']));`,
  `r.setAttribute('data-font',o('fontFamily',['inter','dyslexic']));`,
  `r.style.fontSize=f*6.25+'%';`,
  `r.style.setProperty('--letter-spacing',p((s-1)*.05)+'em');`,
  `r.style.setProperty('--line-height',p(1.4+(s-1)*.2));`,
  `if(b('reduceMotion',q('reduced-motion: reduce')))r.style.setProperty('--motion-duration','0s');`,
  `if(c)c.content=d?'dark':'light'`,
  `})();`,
].join('');

/**
 * Works until the shell runs. If the shell's scripts are missing or throw, tells the reader in plain text and reports
 * it to the gateway, which may withdraw that build. Once `window.waymark` exists, the shell reports its own errors.
 */
export function startGuardScript(token: string | undefined): string {
  return [
    `(function(t,told){`,
    `function words(){`,
    `var r=document.getElementById('root');`,
    `if(!r||r.firstChild)return;`,
    `var m=document.createElement('main'),d=document.createElement('div'),`,
    `add=function(k,x,s){var e=document.createElement(k);e.textContent=x;e.style.cssText=s;d.appendChild(e);return e};`,
    `d.setAttribute('role','alert');`,
    `m.style.cssText='font:1.125rem/1.6 Inter,system-ui,sans-serif;max-width:40rem;margin:auto;padding:12vh 1.25rem';`,
    `add('h1','This page could not start','font-size:1.75em;line-height:1.25;margin:0');`,
    `add('p','Nothing that you saved is lost. Please try again in a minute.','margin:.75em 0 1.5em');`,
    // Inherits the text colour, in light and dark mode.
    `add('a','Try again','display:inline-block;padding:.5em 1.25em;border:2px solid;border-radius:8px;color:inherit;font-weight:600;text-decoration:none').href=location.href;`,
    `m.appendChild(d);`,
    `r.appendChild(m)}`,
    `function failed(place,threw){`,
    `var f=/\\/r\\/shell\\/([\\w-]+)\\//.exec(place);`,
    `if(!f)return;`,
    // Waits until the document is parsed, because before that it has no place for the message. Scripts that did load
    // may still render the page.
    `setTimeout(function(){document.readyState==='loading'?addEventListener('DOMContentLoaded',words):words()});`,
    `if(told||window.waymark||!t)return;`,
    `told=1;`,
    `var l={slice:'shell',version:f[1],outcome:threw?'script-error':'load-error',kind:threw?'threw':'network'};`,
    `navigator.sendBeacon('${TELEMETRY_PATH}',new Blob([JSON.stringify({token:t,loads:[l]})],{type:'application/json'}))}`,
    `addEventListener('error',function(e){`,
    `var s=e.target&&e.target.src;`,
    `failed(s||(e.error&&e.error.stack)||e.filename,!s)},true);`,
    `addEventListener('unhandledrejection',function(e){`,
    `var r=e.reason||{},c=r.name==='ChunkLoadError';`,
    `failed(c?r.message:r.stack,!c)})`,
    `})(${scriptJson(token ?? '')});`,
  ].join('');
}

/**
 * Repeats presses and typing that a rendered page got before its script ran. React ignores such events: a menu would
 * stay closed and a ticked box would lose its tick. React has taken over an element once it has this property; if it
 * has not finished that part of the page, a press makes it finish at once. A button is pressed once, however often it
 * was pressed. Forms with an action work without a script.
 */
export const EARLY_PRESSES_SCRIPT = [
  `(function(){`,
  `var early=new Map(),timer,end=Date.now()+6e4,`,
  `live=function(n){return Object.keys(n).some(function(k){return k.indexOf('__reactProps')===0})},`,
  `keep=function(n,again){`,
  `early.set(n,again);`,
  `timer=timer||setInterval(function(){`,
  `early.forEach(function(again,n){if(!n.isConnected)early.delete(n);else if(live(n)){early.delete(n);again()}});`,
  `if(early.size===0||Date.now()>end){clearInterval(timer);timer=0}`,
  `},50)};`,
  `addEventListener('click',function(e){`,
  `var n=e.target.closest&&e.target.closest('button,a[href^="#"]');`,
  // A change of the address before React has taken over the page would make React draw it again.
  `var m=n&&!live(n)&&n.hash&&document.getElementById(n.hash.slice(1));`,
  `if(m){e.preventDefault();m.focus();return}`,
  `if(!n||n.href||live(n)||n.type==='submit'&&n.form&&n.form.hasAttribute('action'))return;`,
  `e.preventDefault();keep(n,function(){n.click()})},true);`,
  `function typed(e){`,
  `var n=e.target,v=n.value,c=n.checked;`,
  `if(!/^(INPUT|SELECT|TEXTAREA)$/.test(n.tagName)||live(n))return;`,
  `keep(n,function(){`,
  `if(n.type==='checkbox'||n.type==='radio'){n.checked=!c;n.click();return}`,
  // React compares the value with the one that it saw last, and ignores an event that changes nothing.
  `n.value=v+' ';`,
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(n),'value').set.call(n,v);`,
  `n.dispatchEvent(new Event(n.tagName==='SELECT'?'change':'input',{bubbles:true}))`,
  `})}`,
  `addEventListener('input',typed,true);addEventListener('change',typed,true)`,
  `})();`,
].join('');

/**
 * Makes the browser itself follow links between documents with different security policies, so Back restores the page
 * before. The page's router never handles these clicks. The shell handles navigation to such documents without a link.
 */
export function ownDocumentsScript({ remotes }: RegistryView): string {
  const paths = Object.values(remotes).flatMap(({ manifest }) =>
    manifest.routes.filter(({ opens }) => opens).map(({ path }) => path),
  );
  if (paths.length === 0) return '';
  return [
    `(function(own){`,
    `addEventListener('click',function(e){`,
    `var a=e.target.closest&&e.target.closest('a[href]');`,
    `if(a&&a.origin===location.origin&&own.includes(a.pathname)!==own.includes(location.pathname))e.stopPropagation()`,
    `},true)})(${scriptJson(paths)});`,
  ].join('');
}

/**
 * A page that has not used a prefetched response by then requests something else, e.g. a list with a filter in its
 * address.
 */
const WAIT_MS = 15_000;

/** Starts the page's API reads while its scripts still load; the fetch client uses each response once. */
export function prefetchScript(paths: readonly string[]): string {
  return (
    `window.__prefetch={};${scriptJson(paths)}.forEach(function(p){` +
    `var f=fetch(p,{credentials:'same-origin',headers:{'cache-control':'no-cache'}});` +
    // The code that takes the response handles a failure; an unused one must not raise an error.
    `f.catch(function(){});window.__prefetch[p]=f});` +
    // An unread response would occupy one of the browser's few connections.
    `setTimeout(function(){var w=window.__prefetch;window.__prefetch={};` +
    `Object.keys(w).forEach(function(p){w[p].then(function(r){if(r.body)return r.body.cancel()}).catch(function(){})})},${WAIT_MS})`
  );
}
