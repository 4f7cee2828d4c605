/** The palette of the public pages, in both modes; letters of the machine, so that nothing else is asked for. */
export const ESTILO = `
:root{color-scheme:light;--fondo:#FBF7F0;--hoja:#FFF;--letra:#1D2A27;--suave:#53625E;--raya:#E5E0D5;--borde:#7C8983;--marca:#0F5B4C;--sobre:#FFF;--tinte:#E3F1EC;--mal:#8C1D18;--malt:#FCEBEA;--foco:#0B66C3}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--fondo:#101816;--hoja:#18221F;--letra:#ECF3F0;--suave:#A9B8B2;--raya:#2C3A35;--borde:#6F7F79;--marca:#6CC7AE;--sobre:#0B1F1A;--tinte:#17362E;--mal:#FFB4AB;--malt:#3F1F1D;--foco:#A6CBF5}}
*{box-sizing:border-box;margin:0}
body{background:var(--fondo);color:var(--letra);font:1.0625rem/1.5 Figtree,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
header,main,footer{max-width:44rem;margin-inline:auto;padding-inline:1rem}
header{padding-block:1.25rem .25rem;color:var(--suave);font-weight:600}
main{display:grid;gap:1rem;padding-bottom:1.5rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em}
h2{font-size:1.1875rem;line-height:1.35}
h3{font-size:1rem;line-height:1.4;margin-top:.875rem}
p+p{margin-top:.5rem}
.suave{color:var(--suave);font-size:.9375rem}
section{background:var(--hoja);border:1px solid var(--raya);border-radius:12px;padding:1.125rem}
.grande{font-size:min(2.125rem,10vw);font-weight:700;line-height:1.15;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
dl.partes{display:grid;gap:.25rem;margin-block:.75rem .25rem}
dl.partes div,li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem .75rem}
li>:first-child{flex:1 1 8em;min-width:0}
ul{list-style:none;padding:0;margin-top:.25rem}
li{padding-block:.75rem;border-top:1px solid var(--raya);align-items:baseline}
li:first-child{border-top:0}
li:last-child{padding-bottom:0}
dd,.plata{font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap}
.mal{color:var(--mal)}
.aviso{background:var(--malt);color:var(--mal);border-radius:6px;padding:.375rem .625rem;margin-top:.75rem;font-weight:600}
.pago{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--raya)}
.pago>div{flex:1 1 12rem;min-width:0}
.numero{font-size:1.3125rem;font-weight:700;color:var(--marca);user-select:all;-webkit-user-select:all}
figure{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem;margin-top:.75rem}
figure svg{background:#FFF;border-radius:12px;padding:.375rem;width:9.25rem;height:9.25rem;flex:none}
figcaption{flex:1 1 10rem;color:var(--suave);font-size:.9375rem}
a{color:var(--marca);text-underline-offset:.15em}
button,.boton{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--borde);border-radius:6px;background:var(--hoja);color:var(--letra);cursor:pointer;display:inline-flex;align-items:center;text-decoration:none}
.boton.si{background:var(--marca);border-color:var(--marca);color:var(--sobre)}
li .boton{align-self:center;padding-inline:.875rem}
a[href^="tel:"]{white-space:nowrap}
h1+p{margin-top:.5rem}
p .boton{margin-top:.5rem}
button[hidden]{display:none}
:focus-visible{outline:3px solid var(--foco);outline-offset:2px}
footer{padding-bottom:2.5rem;color:var(--suave);font-size:.9375rem}
@media print{:root{color-scheme:light;--fondo:#FFF;--hoja:#FFF;--letra:#000;--suave:#333;--raya:#BBB;--marca:#000;--mal:#000;--malt:#FFF}section{break-inside:avoid;padding:.5rem 0;border-width:1px 0 0;border-radius:0}button,.boton{display:none}body{font-size:11pt}}
`.trim();

/** Shows the copy buttons, which without it would do nothing, and says aloud what was copied. */
export const GUION = `
(function(){
  if(!navigator.clipboard)return;
  var aviso=document.getElementById('aviso');
  document.querySelectorAll('button[data-copiar]').forEach(function(boton){
    var antes=boton.textContent,nombre=boton.getAttribute('aria-label'),reloj;
    boton.hidden=false;
    boton.addEventListener('click',function(){
      navigator.clipboard.writeText(boton.getAttribute('data-copiar')).then(function(){
        boton.textContent='Copiado';
        boton.removeAttribute('aria-label');
        if(aviso)aviso.textContent='Copiado';
        clearTimeout(reloj);
        reloj=setTimeout(function(){boton.textContent=antes;boton.setAttribute('aria-label',nombre);if(aviso)aviso.textContent='';},2000);
      },function(){});
    });
  });
})();
`.trim();
