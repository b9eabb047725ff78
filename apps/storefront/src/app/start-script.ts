/**
 * Runs in the head before the first paint, in under 1 kB. Where the hash asks for another page than the
 * one that was rendered, or the sample layer is wanted, it hides what was rendered; for a product or a
 * list it also fetches the page's code and asks for its data while the bundle loads (D4). The address
 * that it asks is spelled as the remote layer spells it, which takes the reply from `window.__first`.
 */
export const START_SCRIPT = `(()=>{let d=document,r=d.documentElement.dataset,o=location,m=d.querySelector('meta[name=huella]').dataset,h=o.hash,c=u=>{let x=new URL(u,o.origin),q=x.searchParams;q.delete('lang');q.delete('data');return x.pathname.replace(/(.)\\/+$/,'$1')+'?'+q},s=o.href.match(/[?&]data=(sample|remote)/);try{let t=localStorage['huella:theme'];if(t)r.theme=t;s=s?s[1]:sessionStorage['huella:data']}catch{s=s&&s[1]}s=(s||m.layer)=='sample';let e=h.startsWith('#/')&&c(h.slice(1))!=c(m.url);if(s||e)r.deep='';if(s||!e)return;let u=c(h.slice(1)),p=u.match(/^\\/shop\\/products\\/([\\w-]+)\\?$/),l=u.match(/^\\/shop(?:\\/shop-list|\\/category\\/([\\w-]+)\\/products)?\\?$/),q='?token_authentication='+m.token,a=p?'ver-producto'+q+'&urlamigable_producto='+p[1]:l&&'listar-productos'+q+'&page=1&limit=16&sort=default'+(l[1]?'&urlamigable_categoria='+l[1]:''),k=p?m.product:l&&m.list;if(k){let n=d.createElement('link');n.rel='modulepreload';n.href=k;d.head.append(n)}if(a)window.__first={url:a='/api/'+a,reply:fetch(a)}})()`

/**
 * Holds a form that is sent before its code is there, such as the footer's: `data-live` on the form says that
 * the code is, `data-sent` that it is to be sent then. The browser itself would put what was typed into the address.
 */
export const HOLD_SCRIPT = `document.addEventListener('submit',e=>{let f=e.target,d=f.dataset;if('held'in d&&!('live'in d)){e.preventDefault();d.sent=''}},!0)`

/** Hides the document that was rendered for another page, and shows that something is on its way. */
export const START_STYLE =
  '[data-deep] #app{display:none}#preloader{position:fixed;inset:0 0 auto;z-index:90;height:3px;background:#f2b441;transform-origin:left;transition:opacity .2s;animation:load 8s cubic-bezier(0,.7,.2,1) both}[data-deep] #preloader{inset:0;height:auto;background:#faf7f1;animation:none}[data-deep] #preloader:before{content:"";position:absolute;inset:0;margin:auto;width:44px;height:44px;border:4px solid #0f5a47;border-inline-end-color:transparent;border-radius:50%;animation:spin .8s linear infinite}@media(prefers-color-scheme:dark){[data-deep]:not([data-theme=light]) #preloader{background:#101815}}[data-theme=dark][data-deep] #preloader{background:#101815}@media(prefers-reduced-motion:reduce){#preloader,#preloader:before{animation-duration:8s!important}}@keyframes load{from{transform:scaleX(0)}}@keyframes spin{to{transform:rotate(1turn)}}'
