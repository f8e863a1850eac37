import { TELEMETRY_PATH } from '@waymark/contracts-core';
import { scriptJson } from '../page/script-json';

/**
 * Stands in for the shell until it runs: says in plain words when its scripts did not come or threw, and tells the
 * gateway, which may take that build back. From then on (`window.waymark`) the shell tells by itself.
 */
export function startGuardScript(token: string | undefined): string {
  return [
    `(function(t,told){`,
    `function words(){`,
    `var r=document.getElementById('root');`,
    `if(!r||r.firstChild)return;`,
    `var m=document.createElement('main'),add=function(k,x){var e=document.createElement(k);e.textContent=x;m.appendChild(e);return e};`,
    `m.setAttribute('role','alert');m.style.padding='1rem';`,
    `add('h1','This page could not start');`,
    `add('p','Nothing that you saved is lost. Please try again in a minute.');`,
    `add('a','Try again').href=location.href;`,
    `r.appendChild(m)}`,
    `function failed(place,threw){`,
    `var f=/\\/r\\/shell\\/([\\w-]+)\\//.exec(place);`,
    `if(!f)return;`,
    // What runs may still draw the page; while it is read there is no place for words.
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
