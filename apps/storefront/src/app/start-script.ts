import { LANGUAGE_KEY } from '../shell/browser-storage.ts'
import { PERSONAL } from '../shell/is-personal.ts'
import { PAGE_STATE_ID } from './page-state.ts'

declare global {
  interface Window {
    /** Settles when the page that the hash asks for stands in this document, or cannot be had as one. */
    __page?: Promise<void>
  }
}

/**
 * Runs in the head before the first paint, in under 1 kB. Where the hash asks for another page than the one that
 * was rendered, or the sample layer is wanted, it hides what was rendered. A page that the server renders for
 * everybody is fetched as a document in the language that the visitor chose, and `take` puts it here (D4). A list is
 * not where a layout is remembered: the server does not know it (decision 0074).
 */
export const START_SCRIPT = [
  `{let d=document,r=d.documentElement.dataset,o=location,h=o.hash,l,t,v,u=a=>new URL(a,o),`,
  `c=a=>{a=u(a);let q=a.searchParams;q.delete('lang');q.delete('data');return a.pathname.replace(/(.)\\/+$/,'$1')+'?'+q},`,
  `m=d.querySelector('meta[name=huella]').dataset,s=o.href.match(/[?&]data=(sample|remote)/);`,
  `try{if(t=localStorage['huella:theme'])r.theme=t;l=localStorage['${LANGUAGE_KEY}'];v=localStorage['huella:list-view'];s=s?s[1]:sessionStorage['huella:data']}catch{s=s&&s[1]}`,
  `s=(s||m.layer)=='sample';t=/^#\\/(?!\\/)/.test(h)&&c(h=h.slice(1));if(t==c(m.url))t='';if(s||t)r.deep='';`,
  `h=u(h);if(!s&&t&&(!v||/products\\//.test(t))&&!${PERSONAL}.test(h.pathname)){`,
  `let q=h.searchParams;if(!q.has('lang')&&(l=u(o).searchParams.get('lang')||l))q.set('lang',l);`,
  `__page=fetch(h,{mode:'same-origin'}).then(x=>take(x,a=>c(a)==t)).catch(()=>r.deep='')}}`,
].join('')

/**
 * Puts a page that is being fetched into this document as soon as that is whole: its head, but for what both have,
 * and its body when they have come, its state when it has. Left as it is where the page is not the one that was
 * asked for; rejects when the rest does not come, and the shop then draws the page itself. What it looks for in the
 * page must not be found in its own words.
 */
export const TAKE_SCRIPT = [
  `async function take(x,fits){let d=document,r=d.documentElement,b=x.body.pipeThrough(new TextDecoderStream()).getReader(),s='',k,n;do{k=await b.read();s+=k.value||'';`,
  `if(!n&&(k.done||/<div id=[^.]preloader/.test(s))){n=new DOMParser().parseFromString(s,'text/html');if(!fits(n.querySelector('meta[name=huella]').dataset.url))return;`,
  `if(d.readyState=='loading')await new Promise(f=>d.onreadystatechange=f);`,
  `let only=(a,b)=>[...a.head.children].filter(x=>!x.nonce&&![...b.head.children].some(y=>y.isEqualNode(x))),old=only(d,n);`,
  `d.head.append(...only(n,d));for(x of old)x.remove();d.getElementById('app').replaceWith(n.getElementById('app'));`,
  `r.lang=n.documentElement.lang;r.dir=n.documentElement.dir;delete r.dataset.deep}}while(!k.done);`,
  `d.getElementById('${PAGE_STATE_ID}').textContent=s.split('id="${PAGE_STATE_ID}">').pop().split('<')[0]}`,
].join('')

/**
 * Hides the document that was rendered for another page, and shows that something is on its way. No font comes before
 * the page that is wanted: the body's own would, for its metrics alone.
 */
export const START_STYLE =
  '[data-deep] #app{display:none}[data-deep] body{font-family:serif}#preloader{position:fixed;inset:0 0 auto;z-index:90;height:3px;background:#f2b441;transform-origin:left;transition:opacity .2s;animation:load 8s cubic-bezier(0,.7,.2,1) both}[data-deep] #preloader{inset:0;height:auto;background:#faf7f1;animation:none}[data-deep] #preloader:before{content:"";position:absolute;inset:0;margin:auto;width:44px;height:44px;border:4px solid #0f5a47;border-inline-end-color:transparent;border-radius:50%;animation:spin .8s linear infinite}@media(prefers-color-scheme:dark){[data-deep]:not([data-theme=light]) #preloader{background:#101815}}[data-theme=dark][data-deep] #preloader{background:#101815}@media(prefers-reduced-motion:reduce){#preloader,#preloader:before{animation-duration:8s!important}}@keyframes load{from{transform:scaleX(0)}}@keyframes spin{to{transform:rotate(1turn)}}'
