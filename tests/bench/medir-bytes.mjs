import { readFile } from 'node:fs/promises';
import { setTimeout as pausa } from 'node:timers/promises';
import { medirPagina } from '../../scripts/build/presupuesto.mjs';
import { RAIZ } from '../../scripts/proceso.mjs';
import { abrirNavegador } from './abrir-navegador.mjs';

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const observar = async (url) => {
  const navegador = await abrirNavegador();
  const pagina = await navegador.newPage({ viewport: { width: 412, height: 823 } });
  const peticiones = [];
  pagina.on('requestfinished', (peticion) => peticiones.push(peticion));
  pagina.on('requestfailed', (peticion) => peticiones.push(peticion));
  // What is fetched at idle comes some seconds after the page is complete.
  const enReposo = pagina.waitForRequest(/\.js$/, { timeout: 15_000 });
  await pagina.goto(url, { waitUntil: 'networkidle' });
  await enReposo;
  await pausa(1_000);
  const origen = new URL(url).origin;
  const detalle = await Promise.all(
    peticiones.map(async (peticion) => ({
      tipo: peticion.resourceType(),
      propia: peticion.url().startsWith(origen) || peticion.url().startsWith('data:'),
      guion: peticion.url().endsWith('.js'),
      bytes: (await peticion.sizes().catch(() => null))?.responseBodySize ?? 0,
    })),
  );
  await navegador.close();
  return detalle;
};

/** What one public page costs a visitor who only reads, as the server sends it. */
export const medirBytes = async ({ url }, ruta, paginas) => {
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const { archivo } = ruta === '/404' ? paginas.noEncontrada : paginas.paginas[ruta];
  const medida = medirPagina(await readFile(`${RAIZ}dist/web/${archivo}`, 'utf8'), pesos);
  const vistas = await observar(`${url}${ruta}`);
  const fuentes = vistas.filter(({ tipo }) => tipo === 'font').reduce((suma, { bytes }) => suma + bytes, 0);
  const sinImagenes = vistas.filter(({ tipo }) => !['image', 'media'].includes(tipo));
  const reposo = sinImagenes.filter(({ guion }) => guion).length;
  const ajenas = vistas.filter(({ propia }) => !propia).length;
  const fila = (que, valor, limite, cumple) => ({ que: `${ruta}: ${que}`, valor, ref: '', limite, cumple });
  return [
    fila('HTML y CSS crítico, br', kb(medida.documento), '<= 12 kB', medida.documento <= 12_000),
    fila('guion ejecutado antes de tocar, br', kb(medida.arranque), '<= 3 kB', medida.arranque <= 3000),
    fila('paquete de React, br', kb(medida.paquete), '<= 130 kB', medida.paquete <= 130_000),
    fila('fuentes', kb(fuentes), '<= 60 kB', fuentes <= 60_000),
    fila(
      'peticiones sin imágenes',
      `${sinImagenes.length - reposo} (+ ${reposo} en reposo)`,
      '<= 8',
      sinImagenes.length - reposo <= 8,
    ),
    fila('peticiones a terceros', String(ajenas), '0', ajenas === 0),
  ];
};
