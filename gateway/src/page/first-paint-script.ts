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
