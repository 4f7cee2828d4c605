import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import rspack from '@rspack/core';
import { reglaTypeScript } from '../../scripts/build/comun.mjs';
import { medirPagina } from '../../scripts/build/presupuesto.mjs';
import { RAIZ } from '../../scripts/proceso.mjs';
import { medirLighthouse } from './medir-lighthouse.mjs';
import { paginaAMano } from './paginas-a-mano/pagina.mjs';
import { arrancarServidor, CLAVE, COPIA, CORREO, rutaAMano } from './servidor-banco.mjs';

/** Pages whose texts somebody edits. */
export const RUTAS_EDITADAS = ['/', '/about', '/programs', '/contact', '/donate', '/politica-de-datos'];

const PREFIJO = 'a-mano-editada';
const PUERTO = 5755;

/** The builders of the tests, which are TypeScript. */
const CONSTRUCTORES = `${RAIZ}node_modules/.cache/banco-contenido`;

const compilar = () =>
  new Promise((listo, fallar) => {
    rspack(
      {
        mode: 'production',
        target: 'node20',
        context: RAIZ,
        entry: { largo: './tests/builders/sitio-largo.ts', publicado: './tests/builders/publicado.ts' },
        output: {
          path: CONSTRUCTORES,
          filename: '[name].mjs',
          module: true,
          chunkFormat: 'module',
          library: { type: 'module' },
        },
        resolve: { extensions: ['.ts', '.js'], alias: { '@': `${RAIZ}src`, '@tests': `${RAIZ}tests` } },
        module: { rules: [reglaTypeScript({ target: 'es2022' })] },
      },
      (error, resultado) => {
        if (error || resultado?.hasErrors()) fallar(error ?? new Error(resultado?.toString('errors-only')));
        else listo();
      },
    );
  });

const llamadorDe = async (url) => {
  const llamar = async (metodo, ruta, cuerpo, token) => {
    const respuesta = await fetch(url + ruta, {
      method: metodo,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(cuerpo),
    });
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    return respuesta.json();
  };
  const { data } = await llamar('POST', '/auth-api/auth/login', { email: CORREO, password: CLAVE });
  return (metodo, ruta, cuerpo) => llamar(metodo, `/dashboard-api${ruta}`, cuerpo, data.token);
};

/** A foundation that has written all it may in each page, with twelve in its team and no photo. */
const publicar = async (
  url,
  { sitioQueCabe, IDENTIDAD_ESCRITA, CUENTAS_PUBLICADAS, DONACIONES_PUBLICADAS },
) => {
  const llamar = await llamadorDe(url);
  await llamar('PUT', '/configuracion', {
    ...IDENTIDAD_ESCRITA,
    cuentas: CUENTAS_PUBLICADAS,
    donaciones: DONACIONES_PUBLICADAS,
    contrasena_propia: CLAVE,
  });
  const { version } = await llamar('PUT', '/sitio/borrador', sitioQueCabe({ filas: 0.5, conFotos: false }));
  await llamar('POST', '/sitio/publicaciones', { version });
};

const leer = async (url, ruta) => (await fetch(`${url}${ruta}`)).text();

/** The same words, written by hand, for the server that starts next. */
const escribirAMano = async (url) => {
  const lista = `${COPIA}/dist/web-paginas.json`;
  const paginas = JSON.parse(await readFile(lista, 'utf8'));
  for (const ruta of RUTAS_EDITADAS) {
    const aMano = rutaAMano(ruta, PREFIJO);
    const archivo = `${aMano.slice(1)}.html`;
    const { documento, entrada } = paginaAMano(await leer(url, ruta), archivo);
    await mkdir(dirname(`${COPIA}/dist/web/${archivo}`), { recursive: true });
    await writeFile(`${COPIA}/dist/web/${archivo}`, documento);
    paginas.paginas[aMano] = { ...entrada, estado: 200 };
  }
  await writeFile(lista, JSON.stringify(paginas));
};

/** The site with its texts edited, and the hand-written pages with those texts beside it. Needs `prepararCopia`. */
export const abrirEditado = async () => {
  await compilar();
  const deLasPruebas = (nombre) => import(pathToFileURL(`${CONSTRUCTORES}/${nombre}.mjs`).href);
  const contenido = { ...(await deLasPruebas('largo')), ...(await deLasPruebas('publicado')) };
  const deMuestra = await arrancarServidor({ puerto: PUERTO });
  await publicar(deMuestra.url, contenido);
  await escribirAMano(deMuestra.url);
  await deMuestra.cerrar();
  const servidor = await arrancarServidor({ puerto: PUERTO });
  await publicar(servidor.url, contenido);
  return servidor;
};

/** One page with its texts edited: what it weighs, and how it is beside the same written by hand. */
export const medirEditada = async ({ url }, ruta) => {
  const que = `${ruta}, con textos largos`;
  const { documento, arranque } = medirPagina(await leer(url, ruta), { archivos: [] });
  const peso = (nombre, bytes, limite) => ({
    que: `${que}: ${nombre}, br`,
    valor: `${(bytes / 1000).toFixed(1)} kB`,
    ref: '',
    limite: `<= ${limite / 1000} kB`,
    cumple: bytes <= limite,
  });
  return [
    peso('HTML y CSS crítico', documento, 12_000),
    peso('guion ejecutado antes de tocar', arranque, 3_000),
    ...(await medirLighthouse({ url }, que, { direccion: ruta, aMano: rutaAMano(ruta, PREFIJO) })),
  ];
};
