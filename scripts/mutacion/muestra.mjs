import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { agrupar, anotarMuestra, leerMuestra, resumir } from './anotar-muestra.mjs';
import { fallasDe } from './fallas.mjs';
import { archivosDe, contratosDe, lectorDePruebas } from './pruebas-cercanas.mjs';
import { abrirTaller, compila, detenerTodo, probarFalla } from './taller.mjs';

const AREAS = ['src/ui/panel', 'src/ui/shared', 'src/infrastructure', 'src/server'];
/** Looks, made-up people, generated code, and tables as they are, which their migrations say again. */
const FUERA =
  /(-styles?|-estilos|estilos|-recipe|tone|\.gen)\.tsx?$|\/(textos|demo|esquema|migraciones)\/|\/charts\//;
const EXIGIDO = 95;
/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const sorteo = (semilla) => {
  let estado = semilla >>> 0;
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mezcla ^= mezcla + Math.imul(mezcla ^ (mezcla >>> 7), mezcla | 61);
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `cuantas` faults, the same for the same seed, taken in turns from the areas and from folders not yet visited. */
export const elegirFallas = (raiz, cuantas, semilla, areas = AREAS) => {
  const azar = sorteo(semilla);
  const uno = (lista) => lista[Math.floor(azar() * lista.length)];
  const porArea = areas.map((area) => {
    const carpetas = agrupar(
      archivosDe(raiz, area).filter((archivo) => !FUERA.test(archivo)),
      dirname,
    );
    return { area, carpetas, visitadas: new Set() };
  });
  const elegidas = new Map();
  for (let vuelta = 0; elegidas.size < cuantas && vuelta < cuantas * 20; vuelta += 1) {
    const { area, carpetas, visitadas } = porArea[elegidas.size % porArea.length];
    if (visitadas.size >= carpetas.size) visitadas.clear();
    const carpeta = uno([...carpetas.keys()].filter((nombre) => !visitadas.has(nombre)));
    if (!carpeta) continue;
    visitadas.add(carpeta);
    const archivo = uno(carpetas.get(carpeta));
    const codigo = readFileSync(join(raiz, archivo), 'utf8');
    const todas = fallasDe(codigo, archivo);
    if (todas.length === 0) continue;
    // First the class and then the place: a long list of properties is not the whole of a file.
    const clase = uno([...new Set(todas.map((falla) => falla.clase))].sort());
    const falla = uno(todas.filter((otra) => otra.clase === clase));
    const en = codigo.split('\n')[falla.linea - 1].trim();
    elegidas.set(`${archivo}:${falla.inicio}:${falla.clase}`, { area, archivo, en, ...falla });
  }
  return [...elegidas.values()];
};

const enUnaLinea = (texto) => texto.replace(/\s+/g, ' ').trim().slice(0, 160);
export const cambioDe = ({ antes, nuevo }) => `${enUnaLinea(antes)} → ${enUnaLinea(nuevo) || '(nada)'}`;

const mismaFalla = (una) => (otra) =>
  una.archivo === otra.archivo && una.en === otra.en && una.cambio === otra.cambio;

/** What was known before of this sample and is not tried yet; a line that changed since is of no sample any more. */
export const pendientesDe = (antes, fallas, resultados) =>
  antes.filter((una) => fallas.some(mismaFalla(una)) && !resultados.some(mismaFalla(una)));

/**
 * Tries a sample of faults outside the core and answers the exit code: 1 when fewer than 95 of each 100 are noticed, or
 * some are still to be decided. With `seguir`, what was noticed before of this same sample is not tried again. What is not
 * `pedido` stays as it was.
 */
export const muestrear = async ({ raiz, cuantas, semilla, cerca, limite, equivalentes, seguir, pedido }) => {
  const fallas = elegirFallas(raiz, cuantas, semilla).map((falla) => ({ ...falla, cambio: cambioDe(falla) }));
  const antes = seguir ? leerMuestra(raiz, semilla) : [];
  const pruebasDe = lectorDePruebas(raiz);
  const { copia, cerrar } = abrirTaller(raiz);
  for (const senal of ['SIGINT', 'SIGTERM'])
    process.once(senal, () => {
      detenerTodo();
      cerrar();
      process.exit(130);
    });
  // A test that is gone notices nothing any more.
  const sigueNotada = ({ estado, por }) =>
    estado === 'notada' && (por === 'tipos' || existsSync(join(raiz, por)));
  const [rotas, sanas] = [new Set(), new Set()];
  const probar = async (falla) => {
    const equivalente = equivalentes.find(mismaFalla(falla));
    if (equivalente) return { estado: 'equivalente', por: equivalente.motivo };
    const { estado, por } = antes.find(mismaFalla(falla)) ?? { estado: 'sin decidir' };
    if (!pedido(falla.archivo) || sigueNotada({ estado, por })) return { estado, por };
    const pruebas = pruebasDe(falla.archivo, cerca);
    return probarFalla({
      ...{ copia, falla, pruebas, limite, rotas, sanas },
      contratos: contratosDe(raiz, falla.archivo),
    });
  };
  const resultados = [];
  try {
    if (!(await compila(copia, limite)))
      throw new Error('La copia no compila antes de ponerle ninguna falla');
    for (const falla of fallas) {
      const inicio = Date.now();
      const visto = await probar(falla);
      resultados.push({ ...falla, ...visto });
      const porProbar = pendientesDe(antes, fallas, resultados);
      anotarMuestra(raiz, semilla, [...resultados, ...porProbar]);
      const segundos = Math.round((Date.now() - inicio) / 1000);
      console.log(
        `${resultados.length}/${fallas.length} ${visto.estado.padEnd(11)} ${falla.archivo}:${falla.linea} ${falla.clase} (${visto.por ?? ''}, ${segundos} s)`,
      );
      if (visto.estado === 'viva') console.log(`    en: ${falla.en}\n    cambio: ${falla.cambio}`);
    }
  } finally {
    cerrar();
  }
  for (const prueba of rotas) console.log(`Falla también sin ninguna falla puesta, y no cuenta: ${prueba}`);
  const resumen = resumir(resultados);
  for (const { area, total, notadas, vivas, equivalentes, sinDecidir, puntaje } of resumen)
    console.log(
      `${area.padEnd(20)} ${notadas} notadas de ${total}, ${vivas} vivas, ${equivalentes} equivalentes, ${sinDecidir} sin decidir: ${puntaje.toFixed(1)} %`,
    );
  const { puntaje, sinDecidir } = resumen.at(-1);
  if (sinDecidir > 0) console.log(`Faltan ${sinDecidir} por decidir: siga con --seguir`);
  return puntaje < EXIGIDO || sinDecidir > 0 ? 1 : 0;
};
