import { TELEMETRY_PATH } from '@waymark/contracts-core';
import { scriptJson } from './escape-html';

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
    // Inherits the text colour, in light and dark.
    `add('a','Try again','display:inline-block;padding:.5em 1.25em;border:2px solid;border-radius:8px;color:inherit;font-weight:600;text-decoration:none').href=location.href;`,
    `m.appendChild(d);`,
    `r.appendChild(m)}`,
    `function failed(place,threw){`,
    `var f=/\\/r\\/shell\\/([\\w-]+)\\//.exec(place);`,
    `if(!f)return;`,
    // Scripts that did load may still render the page. Until the document is parsed, it has no place for the message.
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
