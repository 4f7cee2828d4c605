import { readFile } from 'node:fs/promises';
import { RAIZ } from '../../scripts/proceso.mjs';
import { CLICS } from './clics.mjs';
import { medirEditada, RUTAS_EDITADAS } from './contenido-editado.mjs';
import { medirConstruccion } from './desarrollo/medir-construccion.mjs';
import { medirRecarga } from './desarrollo/medir-recarga.mjs';
import { medirEscala } from './escala/medir-escala.mjs';
import { medirBytes } from './medir-bytes.mjs';
import { medirClic } from './medir-clics.mjs';
import { medirCuenta } from './medir-cuenta.mjs';
import { medirJavaScript } from './medir-javascript.mjs';
import { medirLighthouse } from './medir-lighthouse.mjs';
import { medirAparte } from './oficina/medir-aparte.mjs';
import { medirContenido } from './oficina/medir-contenido.mjs';
import { medirLighthouseOficina } from './oficina/medir-lighthouse-oficina.mjs';
import { medirPeticiones } from './oficina/medir-peticiones.mjs';
import { medirAtaque } from './servidor/medir-ataque.mjs';
import { medirServidor } from './servidor/medir-servidor.mjs';
import { medirTablaGrande } from './tabla/medir-tabla.mjs';

const DE_OFICINA = ['/login', '/dashboard', '/participantes'];

const nombreDe = (ruta) => (ruta === '/' ? 'home' : ruta.slice(1));

const leerPaginas = async () => JSON.parse(await readFile(`${RAIZ}dist/web-paginas.json`, 'utf8'));

/** The measurements, in the order of the table: `{ nombre, medir: (bancos) => Fila[] }`. */
export const mediciones = async () => {
  const paginas = await leerPaginas();
  const publicas = Object.keys(paginas.paginas).filter((ruta) => paginas.paginas[ruta].tipo === 'publica');
  const rutas = [...publicas, '/404'];
  return [
    ...rutas.map((ruta) => ({
      nombre: `bytes-${nombreDe(ruta)}`,
      medir: async (bancos) => medirBytes(await bancos.publico(), ruta, paginas),
    })),
    { nombre: 'javascript', medir: () => medirJavaScript(paginas) },
    { nombre: 'aparte', medir: medirAparte },
    { nombre: 'peticiones', medir: async (bancos) => medirPeticiones(await bancos.oficina()) },
    ...CLICS.map((clic) => ({
      nombre: `clic-${clic.nombre}`,
      medir: async (bancos) => medirClic(await bancos[clic.banco ?? 'publico'](), clic),
    })),
    ...rutas.map((ruta) => ({
      nombre: `lighthouse-${nombreDe(ruta)}`,
      medir: async (bancos) => medirLighthouse(await bancos.publico(), ruta),
    })),
    ...RUTAS_EDITADAS.map((ruta) => ({
      nombre: `editada-${nombreDe(ruta)}`,
      medir: async (bancos) => medirEditada(await bancos.editado(), ruta),
    })),
    { nombre: 'lighthouse-cuenta-de-familia', medir: async (bancos) => medirCuenta(await bancos.publico()) },
    ...DE_OFICINA.map((ruta) => ({
      nombre: `oficina-${nombreDe(ruta)}`,
      medir: async (bancos) => medirLighthouseOficina(await bancos.oficina(), ruta),
    })),
    { nombre: 'contenido', medir: async (bancos) => medirContenido(await bancos.oficina()) },
    { nombre: 'tabla', medir: async (bancos) => medirTablaGrande(await bancos.oficina()) },
    { nombre: 'servidor', medir: async (bancos) => medirServidor(await bancos.oficina()) },
    { nombre: 'ataque', medir: async (bancos) => medirAtaque(await bancos.oficina()) },
    { nombre: 'escala', medir: medirEscala },
    { nombre: 'construccion', medir: medirConstruccion },
    { nombre: 'recarga', medir: medirRecarga },
  ];
};
