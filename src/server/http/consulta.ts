import { analizar } from '@/domain/shared/analizar';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { instante } from '@/domain/shared/esquema-instante';
import { esquemaId, opcional, texto, unoDe } from '@/domain/shared/esquemas';
import { fecha, periodo } from '@/domain/shared/esquemas-tecleados';
import { type Id, mismoId } from '@/domain/shared/id';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import { z } from '@/domain/shared/zod';

const TEXTO_BUSQUEDA_MAXIMO = 200;

/** Query values arrive as text. */
const numero = (min: number, max: number, mensaje: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, mensaje)),
    z.pipe(
      z.transform((valor: string) => Number(valor)),
      z.number().check(z.gte(min, mensaje), z.lte(max, mensaje)),
    ),
  );

export const camposPagina = {
  pagina: z.optional(numero(1, 1_000_000, 'Escriba un número de página desde 1')),
  limite: z.optional(numero(1, LIMITE_MAXIMO, `Escriba un límite entre 1 y ${LIMITE_MAXIMO}`)),
};

/** A field's name, with `-` before it for descending. */
export const orden = <const T extends readonly [string, ...string[]]>(campos: T) =>
  z.optional(
    z
      .string()
      .check(
        z.refine((valor) => campos.includes(valor.replace(/^-/, '')), 'No se puede ordenar por ese campo'),
      ),
  );

/** An empty value in an address (`?estado=`) is the same as none; `analizar` makes it `null`. */
const presente = <T extends z.ZodMiniType>(esquema: T) =>
  z.optional(
    z.pipe(
      opcional(esquema),
      z.transform((valor: z.output<T> | null | undefined) => valor ?? undefined),
    ),
  );

export const filtro = {
  buscar: presente(texto(1, TEXTO_BUSQUEDA_MAXIMO)),
  id: presente(esquemaId),
  fecha: presente(fecha()),
  instante: presente(instante()),
  periodo: presente(periodo()),
  si: presente(
    z.pipe(
      unoDe(['true', 'false']),
      z.transform((valor: 'true' | 'false') => valor === 'true'),
    ),
  ),
  numero: (mensaje: string) => presente(numero(1, 999_999_999, mensaje)),
  uno: <const T extends readonly [string, ...string[]]>(valores: T) => presente(unoDe(valores)),
};

/** Specification §3 names the person of a mensualidad one way and that of an acudiente another: in an address, both serve. */
export const deParticipante = { participante_id: filtro.id, id_participante: filtro.id };

/** Whose rows are asked for, under whichever name; `resto` are the other values. Throws VALIDACION when the two differ. */
export const separarParticipante = <T extends { [K in keyof typeof deParticipante]?: Id | undefined }>(
  valores: T,
): { participante: Id | undefined; resto: Omit<T, keyof typeof deParticipante> } => {
  const { participante_id, id_participante, ...resto } = valores;
  if (
    participante_id !== undefined &&
    id_participante !== undefined &&
    !mismoId(participante_id, id_participante)
  ) {
    const mensaje = 'participante_id e id_participante dicen personas distintas';
    throw errorValidacion('Revise los campos señalados', {
      participante_id: mensaje,
      id_participante: mensaje,
    });
  }
  return { participante: participante_id ?? id_participante, resto };
};

interface PaginaPedida {
  pagina?: number | undefined;
  limite?: number | undefined;
  orden?: string | undefined;
}

export interface Consulta<T> {
  valores: T;
  /** A page was asked for by its number, size or order. */
  pidePagina: boolean;
  hayFiltros: boolean;
}

/** Names that are not known are ignored: a body, which writes, is read to the letter. Throws VALIDACION with a message per value. */
export const leerConsulta = <E extends z.ZodMiniType<PaginaPedida>>(
  esquema: E,
  query: unknown,
): Consulta<z.output<E>> => {
  const valores = analizar(esquema, { ...(query as object) }) as z.output<E> & PaginaPedida;
  const { pagina, limite, orden, ...filtros } = valores;
  return {
    valores,
    pidePagina: pagina !== undefined || limite !== undefined || orden !== undefined,
    hayFiltros: Object.values(filtros).some((valor) => valor !== undefined),
  };
};

export const conPagina = <T extends PaginaPedida>(valores: T): T & { pagina: number; limite: number } => ({
  ...valores,
  pagina: valores.pagina ?? 1,
  limite: valores.limite ?? TAMANO_PAGINA,
});
