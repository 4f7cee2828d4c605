import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import { esDeTotales, esNotaDeLaHoja } from './fila-de-totales';
import type { Importable, Panel } from './importable';
import { conCelda, crearLectorDeTabla, esEjemplo, type FilaPorImportar, tablaElegida } from './leer-filas';
import { type FilaRevisada, revisarFilas } from './revisar-filas';
import type { Lista } from './use-lista';

/** By number, the fields of each row that had something wrong: they stay in sight once corrected. */
type PorMirar = ReadonlyMap<number, readonly string[]>;

export interface Revision<D> {
  datos: D;
  /** Numbers of those that add the list up: they are nobody's. */
  deTotales: readonly number[];
  /** Of those with a note of the sheet: neither. */
  notas: readonly number[];
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

/** By number and field, what was written again and over what: another column for that field, and it is of no use. */
type Corregidas = Map<number, Readonly<Record<string, { original: string; texto: string }>>>;

const originalDe = ({ originales }: FilaPorImportar, campo: string): string =>
  textoDeCelda(originales[campo] ?? '');

/** The row with what was written in it before its columns were looked at again. */
const conLoCorregido = (
  fila: FilaPorImportar,
  corregidas: Corregidas,
  leer: Parameters<typeof conCelda>[3],
): FilaPorImportar =>
  Object.entries(corregidas.get(fila.numero) ?? {})
    .filter(([campo, { original }]) => original === originalDe(fila, campo))
    .reduce((corregida, [campo, { texto }]) => conCelda(corregida, campo, texto, leer), fila);

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
  const corregidas = useRef<Corregidas>(new Map());
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
  const mostrar = (
    datos: D,
    filas: readonly FilaRevisada[],
    antes: Pick<Revision<D>, 'conErrores' | 'conAdvertencias' | 'deTotales' | 'notas'>,
  ): Revision<D> => ({
    datos,
    deTotales: antes.deTotales,
    notas: antes.notas,
    filas,
    conErrores: conLosDe(antes.conErrores, filas, ({ problemas }) => problemas),
    conAdvertencias: conLosDe(antes.conAdvertencias, filas, ({ advertencias }) => advertencias),
  });
  /** What was corrected or left out before going back stays in sight: it can still be changed. */
  const yaTocadas = (filas: readonly FilaPorImportar[]): PorMirar =>
    new Map(
      filas
        .filter(({ numero }) => corregidas.current.has(numero) || omitidas.current.has(numero))
        .map(({ numero, rechazos }) => [
          numero,
          [...new Set([...Object.keys(corregidas.current.get(numero) ?? {}), ...Object.keys(rechazos)])],
        ]),
    );

  const primera = useMutation({
    mutationFn: async ({ tabla, columnas, fijos }: Lista) => {
      const datos = await importable.cargar(panel);
      const lector = importable.leer(datos, tablaElegida(tabla, columnas, fijos), panel.hoy);
      leer.current = lector;
      const ejemplo = esEjemplo(importable.columnas, columnas);
      const suma = esDeTotales(importable.columnas, columnas);
      const deTotales = tabla.meses?.deTotales ?? tabla.filas.filter(suma).map(({ numero }) => numero);
      const notas =
        tabla.meses?.notas ??
        tabla.filas.filter((fila) => esNotaDeLaHoja(fila) && !suma(fila)).map(({ numero }) => numero);
      const filas = tabla.filas
        .filter((fila) => !ejemplo(fila) && !suma(fila) && !esNotaDeLaHoja(fila))
        .map(crearLectorDeTabla(columnas, lector, fijos, importable.preparar))
        .map((fila) => conLoCorregido(fila, corregidas.current, lector));
      ultimas.current = filas;
      const revisadas = await juzgar(filas, datos);
      setRevision(
        mostrar(datos, revisadas, {
          conErrores: yaTocadas(filas),
          conAdvertencias: NINGUNO,
          deTotales,
          notas,
        }),
      );
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
      if (mio === turno.current)
        setRevision((antes) => mostrar(revision.datos, revisadas, antes ?? revision));
    },
  });

  return {
    revision,
    primera,
    otra,
    /** To look at the columns again; what was corrected is kept. */
    cerrar: () => {
      turno.current += 1;
      setRevision(null);
      primera.reset();
      otra.reset();
    },
    /** They are other rows: nothing that was written is of them. */
    olvidar: () => {
      omitidas.current = new Set();
      corregidas.current = new Map();
    },
    corregir: (numeros: readonly number[], campo: string, texto: string) => {
      const lector = leer.current;
      if (!lector) return;
      const cuales = new Set(numeros);
      const filas = ultimas.current.map((fila) => {
        if (!cuales.has(fila.numero)) return fila;
        const suyas = corregidas.current.get(fila.numero);
        corregidas.current.set(fila.numero, {
          ...suyas,
          [campo]: { original: originalDe(fila, campo), texto },
        });
        return conCelda(fila, campo, texto, lector);
      });
      setRevision((antes) => antes && conLeidas(antes, filas));
      otra.mutate(filas);
    },
    omitir: (numeros: readonly number[], fuera: boolean) => {
      for (const numero of numeros) {
        if (fuera) omitidas.current.add(numero);
        else omitidas.current.delete(numero);
      }
      otra.mutate(ultimas.current);
    },
    /** Whether something was written here that closing would lose. */
    hayCambios: () => corregidas.current.size + omitidas.current.size > 0,
  };
};
