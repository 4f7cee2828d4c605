import {
  analizarMarcado,
  type Bloque,
  COLUMNAS_MAXIMAS,
  type Linea,
  type Parte,
} from '@/domain/formatos/marcado';
import { esVariableFormato, type VariableFormato } from '@/domain/formatos/variables-formato';
import { hasta, sinNulo } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

export const CONTENIDO_MAXIMO = 30_000;

const lineasDe = (bloque: Bloque): readonly Linea[] => {
  switch (bloque.tipo) {
    case 'titulo':
      return [bloque.linea];
    case 'parrafo':
      return bloque.lineas;
    case 'lista':
      return bloque.elementos;
    case 'tabla':
      return bloque.filas.flat();
    case 'firmas':
      return bloque.firmas.flat();
  }
};

const esVariable = (parte: Parte): parte is Extract<Parte, { tipo: 'variable' }> => parte.tipo === 'variable';

/** Names between braces, known or not, once each, in the order of the text. */
const nombresDe = (bloques: readonly Bloque[]): string[] => [
  ...new Set(
    bloques
      .flatMap(lineasDe)
      .flat()
      .filter(esVariable)
      .map(({ nombre }) => nombre),
  ),
];

export const variablesDe = (bloques: readonly Bloque[]): VariableFormato[] =>
  nombresDe(bloques).filter(esVariableFormato);

/** What is between braces and fills nothing. */
const variablesDesconocidas = (contenido: string): string[] =>
  nombresDe(analizarMarcado(contenido)).filter((nombre) => !esVariableFormato(nombre));

/** No longer than any variable: a long word would be read whole again from each of its letters. */
const MOCHA = /\{\{[\w.]*\}?|\{?[\w.]{0,60}\}\}/;

/** What was meant for a variable and lacks a brace: it is text, and the paper would say it as it is written. */
const variableMocha = (contenido: string): string | undefined =>
  analizarMarcado(contenido)
    .flatMap(lineasDe)
    .flat()
    .map((parte) => (parte.tipo === 'texto' ? MOCHA.exec(parte.texto)?.[0] : undefined))
    .find((mocha) => mocha !== undefined);

/** What to tell whoever wrote a variable that does not exist or is not closed; `null` when all can be filled. */
export const explicarVariables = (contenido: string): string | null => {
  const nombres = variablesDesconocidas(contenido);
  if (nombres.length === 0) {
    const mocha = variableMocha(contenido);
    return mocha === undefined ? null : `A «${mocha}» le falta una llave: elija el dato de la lista`;
  }
  const lista = nombres.map((nombre) => `{{${nombre}}}`).join(', ');
  return nombres.length === 1
    ? `No existe la variable ${lista}: elija una de la lista`
    : `No existen las variables ${lista}: elíjalas de la lista`;
};

const cabenLasTablas = (contenido: string): boolean =>
  analizarMarcado(contenido).every(
    (bloque) => bloque.tipo !== 'tabla' || (bloque.filas[0] ?? []).length <= COLUMNAS_MAXIMAS,
  );

/** The text of a template: whatever is between braces must be a variable, and every brace has its pair. */
export const contenidoFormato = () =>
  z.string().check(
    z.trim(),
    sinNulo(),
    z.minLength(20, 'Escriba al menos 20 caracteres'),
    hasta(CONTENIDO_MAXIMO),
    z.refine(
      cabenLasTablas,
      `Una tabla tiene más de ${COLUMNAS_MAXIMAS} columnas, que no caben en la hoja: divídala`,
    ),
    z.refine((contenido) => explicarVariables(contenido) === null, {
      error: ({ input }) => explicarVariables(String(input)) ?? undefined,
    }),
  );
