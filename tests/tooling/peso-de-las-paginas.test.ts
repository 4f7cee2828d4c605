import { CONFIGURACION_LARGA, contenidoLargo, loQueCabe, publicado } from '@tests/builders/sitio-largo';
import { describe, expect, it } from 'vitest';
import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { espacioParaParte } from '@/domain/sitio/espacio-de-pagina';
import { paraLaPagina, partesDeLaPagina } from '@/domain/sitio/para-la-pagina';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';
import { componerConDatos } from '@/ui/dibujo/render';
import { medirPagina } from '../../scripts/build/presupuesto.mjs';

/** See scripts/build/presupuesto.mjs, which holds what the product ships to the same. */
const LIMITE = 12_000;

const RECETA = {
  tipo: 'publica',
  guiones: { color: '', arranque: '' },
  entradas: [],
  partes: [],
  luego: [],
  instalable: 'assets/instalable.00000000.js',
  estampa: 'assets/estampa.00000000.js',
} as const;

const componerEn = (ruta: string, sitio: SitioPublico) =>
  componerConDatos(ruta, { ...RECETA, entradas: [], partes: [], luego: [] }, CONFIGURACION_LARGA, sitio);

const pesoDe = async (ruta: string, contenido: ContenidoSitio, versiones = 1): Promise<number> => {
  const { html } = await componerEn(ruta, paraLaPagina(ruta, publicado(contenido, versiones)));
  return medirPagina(html, { archivos: [] }).documento;
};

const MANERAS = [
  ['todas las filas', { filas: 1, conFotos: false }],
  ['todas las filas, con fotos', { filas: 1, conFotos: true }],
  ['pocas filas muy largas', { filas: 0.25, conFotos: false }],
  ['pocas filas muy largas, con fotos', { filas: 0.25, conFotos: true }],
] as const;
const PAGINAS = Object.keys(PAGINAS_DEL_SITIO) as PaginaDelSitio[];

describe.each(PAGINAS)('con todo el texto que se puede publicar en %s', (pagina) => {
  const { ruta } = PAGINAS_DEL_SITIO[pagina];

  it.each(MANERAS)('pesa lo que debe: %s', async (_, manera) => {
    const contenido = loQueCabe([pagina], manera);
    expect(await pesoDe(ruta, contenido)).toBeLessThanOrEqual(LIMITE);
  });
});

it('el límite no está de más: con todos los campos llenos, la página pesa de más', async () => {
  const sinLimite = PAGINAS.filter((pagina) => {
    const [parte] = partesDeLaPagina(pagina);
    return parte && espacioParaParte(parte, {}) === null;
  });
  expect(sinLimite).toEqual(['donaciones']);
  for (const pagina of PAGINAS.filter((cada) => !sinLimite.includes(cada)))
    expect(await pesoDe(PAGINAS_DEL_SITIO[pagina].ruta, contenidoLargo()), pagina).toBeGreaterThan(LIMITE);
});

it.each(['/accounts', '/cuentas', '/404'])(
  '%s pesa lo que debe con el nombre y las cuentas más largos',
  async (ruta) => {
    expect(await pesoDe(ruta, contenidoLargo())).toBeLessThanOrEqual(LIMITE);
  },
);

it('la política pesa lo mismo después de muchas versiones, y cada una tiene su página', async () => {
  const contenido = loQueCabe(['politica'], { filas: 0.6, conFotos: false });
  const una = await pesoDe('/politica-de-datos', contenido);
  const muchas = await pesoDe('/politica-de-datos', contenido, 30);
  expect(muchas - una).toBeLessThan(400);
  expect(await pesoDe('/politica-de-datos/7', contenido, 30)).toBeLessThanOrEqual(LIMITE);
});

it('lo que React necesita para repetirla no va en la página', async () => {
  const contenido = loQueCabe(['nosotros'], { filas: 0.5, conFotos: false });
  const { html, datos } = await componerEn('/about', paraLaPagina('/about', publicado(contenido)));
  // The two scripts of every page, whose texts the recipe leaves empty: what is edited adds none.
  expect(html.match(/<script\b(?![^>]*ld\+json)[^>]*>[^<]*/g)).toEqual([
    '<script>',
    expect.stringMatching(/^<script data-instalable=[^>]*>$/),
  ]);
  expect(html).toContain(` data-datos="${datos?.direccion}"`);
  expect(datos?.direccion).toMatch(/^\/datos-de-pagina\/about\.[0-9a-f]{24}\.json$/);
  expect(JSON.parse(datos?.texto ?? '')).toMatchObject({
    sitio: { contenido: { nosotros: contenido.nosotros } },
  });
});
