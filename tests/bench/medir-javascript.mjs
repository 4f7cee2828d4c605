import { readFile } from 'node:fs/promises';
import { RAIZ } from '../../scripts/proceso.mjs';

const LIMITES = [
  ['/login', 185_000],
  ['/dashboard', 240_000],
  ['/participantes', 240_000],
  ['/financiero', 240_000],
];

// What the sign-in page brings in idle time for the screen that follows is not part of it.
const LUEGO = /data-luego="([^"]*)"/;

const archivosDe = (html) => [
  ...new Set([...html.matchAll(/\/(assets\/[^" ]+\.js)/g)].map(([, archivo]) => archivo)),
];

/** gz bytes of the JavaScript that each page names in its HTML, from the build's own list. */
export const medirJavaScript = async (paginas) => {
  const { archivos } = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const gz = new Map(archivos.map((peso) => [peso.archivo, peso.gz]));
  const filas = [];
  for (const [ruta, limite] of LIMITES) {
    const pagina = paginas.paginas[ruta];
    if (!pagina) throw new Error(`La construcción no tiene la página ${ruta}`);
    const html = await readFile(`${RAIZ}dist/web/${pagina.archivo}`, 'utf8');
    const nombres = archivosDe(html.replace(LUEGO, ''));
    const pesar = (elegidos) => elegidos.reduce((suma, nombre) => suma + (gz.get(nombre) ?? 0), 0);
    const [total, luego] = [
      pesar(nombres),
      pesar(archivosDe(html).filter((nombre) => !nombres.includes(nombre))),
    ];
    const aparte = luego > 0 ? ` (+ ${(luego / 1000).toFixed(1)} kB en reposo)` : '';
    filas.push({
      que: `${ruta}: JavaScript, gz`,
      valor: `${(total / 1000).toFixed(1)} kB en ${nombres.length} archivos${aparte}`,
      ref: 'react-admin 345 kB',
      limite: `<= ${limite / 1000} kB`,
      cumple: total <= limite,
    });
  }
  return filas;
};
