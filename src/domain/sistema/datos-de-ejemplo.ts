import { cuantos, enumerar } from '@/domain/shared/enumerar';
import { entero, leido, leidoCon } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const cantidad = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** How many of each hang from the people of the examples, what was done by hand while trying too. */
const esquemaConteo = z.object({
  participantes: cantidad(),
  acudientes: cantidad(),
  mensualidades: cantidad(),
  pagos: cantidad(),
});
export type ConteoDeEjemplos = z.output<typeof esquemaConteo>;

/** GET /sistema/ejemplos, and the answer of loading and of erasing them. */
export const esquemaEjemplos = z.object({
  /** `null` while there are none. */
  cargados_en: leido(z.string()),
  de_ejemplo: esquemaConteo,
  /** Written by hand: they are never erased. */
  reales: z.object({ participantes: cantidad(), acudientes: cantidad() }),
  /** Why they cannot be loaded now; `null` when they can. */
  impedimento: leido(z.string()),
});
export type DatosDeEjemplo = z.output<typeof esquemaEjemplos>;

/** What there has to be before: without them nobody real could be written either. */
export interface Preparacion {
  sedes: number;
  hayCuota: boolean;
}

export const impedimentoDeEjemplos = (
  { cargados_en, reales }: Pick<DatosDeEjemplo, 'cargados_en' | 'reales'>,
  { sedes, hayCuota }: Preparacion,
): string | null => {
  if (cargados_en !== null) return 'Los datos de ejemplo ya están cargados';
  if (reales.participantes + reales.acudientes > 0)
    return 'Ya hay personas registradas: los datos de ejemplo son para probar antes de la primera';
  if (sedes === 0) return 'Cree primero una sede activa: las personas de ejemplo viven en ella';
  return hayCuota
    ? null
    : 'Fije primero la cuota, en Configuración, Cobro: con ella se hacen las mensualidades';
};

const dichos = (...partes: (string | null)[]): string => enumerar(partes.flatMap((parte) => parte ?? []));

/** '12 participantes, 11 acudientes, 18 mensualidades y 7 pagos de ejemplo' */
export const ejemplosEnPalabras = ({
  participantes,
  acudientes,
  mensualidades,
  pagos,
}: ConteoDeEjemplos): string => {
  const partes = dichos(
    cuantos(participantes, 'participante', 'participantes'),
    cuantos(acudientes, 'acudiente', 'acudientes'),
    cuantos(mensualidades, 'mensualidad', 'mensualidades'),
    cuantos(pagos, 'pago', 'pagos'),
  );
  return `${partes} de ejemplo`;
};

/** What was written by hand meanwhile; '' when nothing was. */
export const realesEnPalabras = ({ participantes, acudientes }: DatosDeEjemplo['reales']): string =>
  dichos(
    cuantos(participantes, 'participante', 'participantes'),
    cuantos(acudientes, 'acudiente', 'acudientes'),
  );
