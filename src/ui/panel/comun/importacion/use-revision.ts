import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import type { Importable, Panel } from './importable';
import { conCelda, crearLectorDeTabla, esEjemplo, type FilaPorImportar, tablaElegida } from './leer-filas';
import { type FilaRevisada, revisarFilas } from './revisar-filas';
import type { Lista } from './use-lista';

/** By number, the fields of each row that had something wrong: they stay in sight once corrected. */
type PorMirar = ReadonlyMap<number, readonly string[]>;

export interface Revision<D> {
  datos: D;
  filas: readonly FilaRevisada[];
  conErrores: PorMirar;
  conAdvertencias: PorMirar;
}

const conLosDe = (
  antes: PorMirar,
  filas: readonly FilaRevisada[],
  campos: (fila: FilaRevisada) => Readonly<Record<string, string>>,
): PorMirar => {
  const despues = new Map(antes);
  for (const fila of filas) {
    const suyos = Object.keys(campos(fila));
    if (suyos.length === 0) continue;
    despues.set(fila.numero, [...new Set([...(antes.get(fila.numero) ?? []), ...suyos])]);
  }
  return despues;
};

const NINGUNO: PorMirar = new Map();

/** What was just written, and what its rules say of it, before anybody judges it beside the others. */
const conLeidas = <D>(antes: Revision<D>, filas: readonly FilaPorImportar[]): Revision<D> => ({
  ...antes,
  filas: antes.filas.map((fila, n) => {
    const leida = filas[n];
    return leida && leida.celdas !== fila.celdas ? { ...fila, ...leida, problemas: leida.rechazos } : fila;
  }),
});

export const aRevisadas = <D>(
  { columnas, yaExiste, nombrar, advertir }: Importable<D>,
  filas: readonly FilaPorImportar[],
  respuestas: ReadonlyMap<number, FilaImportada>,
  datos: D,
  panel: Panel,
): FilaRevisada[] =>
  revisarFilas(filas, respuestas, {
    columnas,
    yaExiste,
    nombrar: (fila) => nombrar(fila, datos),
    advertir: (fila) => advertir(fila, datos, panel),
  });

/** What would become of each row, and the cells that are written again here. */
export const useRevision = <D>(importable: Importable<D>, panel: Panel) => {
  const [revision, setRevision] = useState<Revision<D> | null>(null);
  const omitidas = useRef<Set<number>>(new Set());
  const leer = useRef<ReturnType<Importable<D>['leer']> | null>(null);
  const turno = useRef(0);
  /** What was typed and not told yet by who judges the rows: two cells may be corrected before it answers. */
  const ultimas = useRef<readonly FilaPorImportar[]>([]);

  const juzgar = async (filas: readonly FilaPorImportar[], datos: D) => {
    const incluidas = filas.filter(({ numero }) => !omitidas.current.has(numero));
    const juicios = await importable.juzgar(incluidas, datos, panel);
    const respuestas = new Map<number, FilaImportada>();
    for (const [n, { numero }] of incluidas.entries()) {
      const juicio = juicios[n];
      if (juicio) respuestas.set(numero, juicio);
    }
    return aRevisadas(importable, filas, respuestas, datos, panel);
  };
  const mostrar = (datos: D, filas: readonly FilaRevisada[], antes: Revision<D> | null): Revision<D> => ({
    datos,
    filas,
    conErrores: conLosDe(antes?.conErrores ?? NINGUNO, filas, ({ problemas }) => problemas),
    conAdvertencias: conLosDe(antes?.conAdvertencias ?? NINGUNO, filas, ({ advertencias }) => advertencias),
  });

  const primera = useMutation({
    mutationFn: async ({ tabla, columnas, fijos }: Lista) => {
      const datos = await importable.cargar(panel);
      omitidas.current = new Set();
      leer.current = importable.leer(datos, tablaElegida(tabla, columnas, fijos));
      const ejemplo = esEjemplo(importable.columnas, columnas);
      const filas = tabla.filas
        .filter((fila) => !ejemplo(fila))
        .map(crearLectorDeTabla(columnas, leer.current, fijos));
      ultimas.current = filas;
      const revisadas = await juzgar(filas, datos);
      setRevision(mostrar(datos, revisadas, null));
    },
  });
  const otra = useMutation({
    mutationFn: async (filas: readonly FilaPorImportar[]) => {
      if (!revision) return;
      turno.current += 1;
      const mio = turno.current;
      ultimas.current = filas;
      const revisadas = await juzgar(filas, revision.datos);
      // Another cell was written meanwhile: its answer tells of this one too.
      if (mio === turno.current) setRevision((antes) => mostrar(revision.datos, revisadas, antes));
    },
  });

  return {
    revision,
    primera,
    otra,
    olvidar: () => {
      turno.current += 1;
      setRevision(null);
      primera.reset();
      otra.reset();
    },
    corregir: (numeros: readonly number[], campo: string, texto: string) => {
      const lector = leer.current;
      if (!lector) return;
      const cuales = new Set(numeros);
      const filas = ultimas.current.map((fila) =>
        cuales.has(fila.numero) ? conCelda(fila, campo, texto, lector) : fila,
      );
      setRevision((antes) => antes && conLeidas(antes, filas));
      otra.mutate(filas);
    },
    omitir: (numero: number, fuera: boolean) => {
      if (fuera) omitidas.current.add(numero);
      else omitidas.current.delete(numero);
      otra.mutate(ultimas.current);
    },
    /** Whether something was written here that closing would lose. */
    hayCambios: () => turno.current > 0 && revision !== null,
  };
};
