const A_LA_VISTA = "document.querySelector(selector)?.closest('details')?.open === true";

/**
 * First clicks to time. `efecto`, an expression over `selector`, is what must be true in the page for the click to have
 * worked; the start of a navigation always counts.
 */
export const CLICS = [
  { nombre: 'enlace', ruta: '/', selector: 'main a[href="/contact"]', limite: 100 },
  { nombre: 'menú', ruta: '/', selector: 'header summary', efecto: A_LA_VISTA, limite: 100 },
  {
    nombre: 'pestaña',
    ruta: '/programs',
    selector: 'main a[href*="familiar"]',
    efecto: "location.hash.includes('familiar') || location.search.includes('familiar')",
    limite: 100,
  },
  {
    nombre: 'carrusel',
    ruta: '/',
    selector: '[aria-roledescription=carrusel] .puntos li:nth-child(3) a',
    efecto: "document.querySelector('[aria-roledescription=carrusel] ul').scrollLeft > 0",
    limite: 100,
  },
  {
    nombre: 'video',
    ruta: '/',
    selector: 'main a[href*="youtu"]',
    efecto: "document.querySelector('main iframe') !== null",
    limite: 100,
  },
  {
    nombre: 'copiar',
    // The accounts are there once somebody publishes them.
    banco: 'editado',
    ruta: '/cuentas',
    selector: '[data-copiar]',
    efecto: "document.querySelector(selector).hasAttribute('data-copiado')",
    limite: 300,
  },
];
