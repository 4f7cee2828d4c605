import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fallasDe } from './fallas.mjs';
import { archivosDe, lectorDePruebas } from './pruebas-cercanas.mjs';
import { abrirTaller, compila, detenerTodo, probarFalla } from './taller.mjs';

const AREAS = ['src/ui/panel', 'src/ui/shared', 'src/infrastructure', 'src/server'];
/** Looks, made-up people, generated code, and tables as they are, which their migrations say again. */
const FUERA =
  /(-styles?|-estilos|estilos|-recipe|tone|\.gen)\.tsx?$|\/(textos|demo|esquema|migraciones)\/|\/charts\//;
const EXIGIDO = 95;

const agrupar = (cosas, claveDe) => {
  const grupos = new Map();
  for (const cosa of cosas) grupos.set(claveDe(cosa), [...(grupos.get(claveDe(cosa)) ?? []), cosa]);
  return grupos;
};

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

const esEquivalente = (falla, equivalentes) =>
  equivalentes.some(
    ({ archivo, en, cambio }) => archivo === falla.archivo && en === falla.en && cambio === cambioDe(falla),
  );

/** By area: how many were tried, noticed, equivalent, left undecided, and the score over what counts. */
export const resumir = (resultados) =>
  [...agrupar(resultados, ({ area }) => area)].map(([area, propios]) => {
    const de = (estado) => propios.filter((uno) => uno.estado === estado).length;
    const cuentan = de('notada') + de('viva');
    const puntaje = cuentan === 0 ? 100 : (100 * de('notada')) / cuentan;
    return {
      area,
      total: propios.length,
      notadas: de('notada'),
      vivas: de('viva'),
      equivalentes: de('equivalente'),
      sinDecidir: de('sin decidir'),
      puntaje,
    };
  });

const imprimirResumen = (resultados) => {
  for (const { area, total, notadas, vivas, equivalentes, sinDecidir, puntaje } of resumir([
    ...resultados,
    ...resultados.map((uno) => ({ ...uno, area: 'todo' })),
  ]))
    console.log(
      `${area.padEnd(20)} ${notadas} notadas de ${total}, ${vivas} vivas, ${equivalentes} equivalentes, ${sinDecidir} sin decidir: ${puntaje.toFixed(1)} %`,
    );
};

/** Tries a sample of faults outside the core and answers the exit code: 1 when fewer than 95 of each 100 are noticed. */
export const muestrear = async ({ raiz, cuantas, semilla, cerca, limite, equivalentes }) => {
  const fallas = elegirFallas(raiz, cuantas, semilla);
  const pruebasDe = lectorDePruebas(raiz);
  const { copia, cerrar } = abrirTaller(raiz);
  for (const senal of ['SIGINT', 'SIGTERM'])
    process.once(senal, () => {
      detenerTodo();
      cerrar();
      process.exit(130);
    });
  const [rotas, resultados] = [new Set(), []];
  try {
    if (!(await compila(copia, limite)))
      throw new Error('La copia no compila antes de ponerle ninguna falla');
    for (const [i, falla] of fallas.entries()) {
      const inicio = Date.now();
      const visto = esEquivalente(falla, equivalentes)
        ? { estado: 'equivalente' }
        : await probarFalla({ copia, falla, pruebas: pruebasDe(falla.archivo, cerca), limite, rotas });
      resultados.push({ ...falla, ...visto });
      const segundos = Math.round((Date.now() - inicio) / 1000);
      console.log(
        `${i + 1}/${fallas.length} ${visto.estado.padEnd(11)} ${falla.archivo}:${falla.linea} ${falla.clase} (${visto.por ?? ''}, ${segundos} s)`,
      );
      if (visto.estado === 'viva') console.log(`    en: ${falla.en}\n    cambio: ${cambioDe(falla)}`);
    }
  } finally {
    cerrar();
  }
  for (const prueba of rotas) console.log(`Falla también sin ninguna falla puesta, y no cuenta: ${prueba}`);
  imprimirResumen(resultados);
  const [{ puntaje }] = resumir(resultados.map((uno) => ({ ...uno, area: 'todo' })));
  return puntaje < EXIGIDO ? 1 : 0;
};
