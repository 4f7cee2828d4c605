import { writeFile } from 'node:fs/promises';
import { manifiestoWeb, robots } from './buscadores.mjs';
import { COLOR_MARCA, marcaSvg } from './marca.mjs';
import { marcaIco, marcaPng } from './png.mjs';

/** Files that are the same whatever the page: icons, manifest, robots and the given sitemap. */
export const escribirEstaticos = async (carpeta, sitio, mapa) => {
  const archivos = {
    'favicon.svg': marcaSvg(),
    'favicon.png': marcaPng(48),
    'favicon.ico': marcaIco(48),
    'apple-touch-icon.png': marcaPng(180, COLOR_MARCA),
    'icono-192.png': marcaPng(192),
    'icono-512.png': marcaPng(512),
    'site.webmanifest': manifiestoWeb({
      nombre: sitio.nombre,
      nombreCorto: sitio.nombreCorto,
      fondo: sitio.fondo.claro,
      marca: COLOR_MARCA,
    }),
    'robots.txt': robots(sitio.url),
    'sitemap.xml': mapa,
  };
  for (const [nombre, contenido] of Object.entries(archivos))
    await writeFile(`${carpeta}/${nombre}`, contenido);
};
