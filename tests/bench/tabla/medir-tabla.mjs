import { abrirNavegador } from '../abrir-navegador.mjs';
import { fila, filaDeRazon } from '../base/fila.mjs';
import { servirCarpeta } from '../base/servir-carpeta.mjs';
import { mediana } from '../mediana.mjs';
import { entrarPorPantalla } from '../oficina/entrar-por-pantalla.mjs';
import { construirReactAdmin } from '../react-admin/construir-react-admin.mjs';
import { medirTabla } from './cronometro.mjs';

const VUELTAS = Number(process.env.BENCH_VUELTAS ?? 5);
const FRENO = 4;
const PAUSA_BUSQUEDA_MS = 300;
const FILAS_EN_DOCUMENTO = 60;
const TAMANOS = [10, 50];
const PALABRAS = ['zapata', 'mosquera', 'quintero', 'betancur', 'jaramillo', 'giraldo', 'echeverri'];
const VISITA = { viewport: { width: 1280, height: 900 }, locale: 'es-CO' };
const RAZON = 0.4;
const CIFRAS = [
  ['filtro', 'filtrar (tras la pausa de 300 ms)'],
  ['orden', 'ordenar'],
  ['pagina', 'pasar de página'],
];

const PROPIA = {
  nombres: 'tbody tr[data-index] th',
  buscar: 'main input[type=search]',
  ordenar: 'thead button.orden',
  siguiente: 'nav[aria-label="Paginación"] button:has-text("Siguiente")',
};
const REACT_ADMIN = {
  nombres: 'tbody td.column-nombre',
  buscar: 'input[name=q]',
  ordenar: 'th.column-nombre .MuiTableSortLabel-root',
  siguiente: 'button[aria-label="Go to next page"]',
};

const leerTodos = async ({ url, token }) => {
  const filas = [];
  for (let pagina = 1; ; pagina += 1) {
    const respuesta = await fetch(`${url}/dashboard-api/participantes?pagina=${pagina}&limite=200`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data, total } = await respuesta.json();
    filas.push(...data);
    if (filas.length >= total || data.length === 0) return filas;
  }
};

const frenar = async (pagina) => {
  const sesion = await pagina.context().newCDPSession(pagina);
  await sesion.send('Emulation.setCPUThrottlingRate', { rate: FRENO });
};

const unaVuelta = async (contexto, direccion, selectores, palabra) => {
  const pagina = await contexto.newPage();
  try {
    await pagina.goto(direccion);
    await pagina.locator(selectores.nombres).first().waitFor();
    await pagina.waitForLoadState('networkidle');
    await frenar(pagina);
    const tiempos = await medirTabla(pagina, selectores, palabra, PAUSA_BUSQUEDA_MS);
    return { ...tiempos, filas: await pagina.locator('tbody tr').count() };
  } finally {
    await pagina.close();
  }
};

// react-admin remembers filter and page between visits: each of its rounds is somebody else's browser.
const vueltaAjena = async (navegador, direccion, palabra) => {
  const contexto = await navegador.newContext(VISITA);
  try {
    return await unaVuelta(contexto, direccion, REACT_ADMIN, palabra);
  } finally {
    await contexto.close();
  }
};

const medirTamano = async ({ navegador, contexto, propia, ajena }, limite) => {
  const vueltas = { propia: [], ajena: [] };
  for (let i = 0; i < VUELTAS; i++) {
    const palabra = PALABRAS[i % PALABRAS.length];
    const una = `${propia}/participantes?limite=${limite}`;
    vueltas.propia.push(await unaVuelta(contexto, una, PROPIA, palabra));
    vueltas.ajena.push(await vueltaAjena(navegador, `${ajena}/?limite=${limite}`, palabra));
  }
  const de = (cual, cifra) => mediana(vueltas[cual].map((vuelta) => vuelta[cifra]));
  const enDocumento = Math.max(...vueltas.propia.map(({ filas }) => filas));
  const deQue = `10.000 participantes, ${limite} por página`;
  return [
    ...CIFRAS.map(([cifra, que]) =>
      filaDeRazon(`${deQue}: ${que}`, de('propia', cifra), de('ajena', cifra), RAZON),
    ),
    fila(
      `${deQue}: filas en el documento`,
      String(enDocumento),
      `react-admin 5: ${de('ajena', 'filas')}`,
      `<= ${FILAS_EN_DOCUMENTO}`,
      enDocumento <= FILAS_EN_DOCUMENTO,
    ),
  ];
};

/** The product's own list over its server against react-admin with the same people in memory, processor four times slower. */
export const medirTablaGrande = async (banco) => {
  const carpeta = await construirReactAdmin(await leerTodos(banco));
  const ajena = await servirCarpeta(carpeta, { puerto: 5755 });
  const navegador = await abrirNavegador();
  try {
    const contexto = await navegador.newContext(VISITA);
    await entrarPorPantalla(contexto, banco.url);
    const lados = { navegador, contexto, propia: banco.url, ajena: ajena.url };
    const filas = [];
    for (const limite of TAMANOS) filas.push(...(await medirTamano(lados, limite)));
    return filas;
  } finally {
    await navegador.close();
    ajena.cerrar();
  }
};
