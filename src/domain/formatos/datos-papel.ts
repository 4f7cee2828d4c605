import type { PapelRecibido } from '@/domain/formatos/papel-recibido';
import { analizar } from '@/domain/shared/analizar';
import { carpetaDeParticipante } from '@/domain/shared/carpeta-de-participante';
import { errorValidacion, errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { entero, esquemaId, texto } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

/**
 * Body of PUT /participantes/{id}/papeles/{codigo}: what is not said stays as it is. `version` guards against lost updates:
 * of one that whoever asks saw missing, 0. `papel` is the id of the one they saw: another left in its place begins again at
 * version 1.
 */
export const esquemaDatosPapel = z.strictObject({
  fecha: z.optional(fecha()),
  archivo: z.optional(z.nullable(texto(1, 900))),
  papel: z.optional(esquemaId),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type DatosPapel = z.output<typeof esquemaDatosPapel>;

/** One that was not here yet: of today unless another day is said, and only the paper itself without a file. */
export const papelNuevo = ({ fecha: dia, archivo }: DatosPapel, hoy: FechaCalendario) => ({
  fecha: dia ?? hoy,
  archivo: archivo ?? null,
});

/** What goes with taking one away: the one that whoever asks saw, and in which version. */
export const esquemaPapelVisto = z.strictObject({
  papel: z.optional(esquemaId),
  version: z.optional(entero(1, Number.MAX_SAFE_INTEGER)),
});
export type PapelVisto = z.output<typeof esquemaPapelVisto>;

/** What was not said is not compared. */
const esElVisto = (antes: PapelRecibido, { papel, version }: PapelVisto): boolean =>
  (papel === undefined || mismoId(papel, antes.id)) && (version === undefined || version === antes.version);

/**
 * What changes of the one that is here; `null` when it already says all of that, as when what was sent arrived and its
 * answer did not. Throws VERSION_OBSOLETA when it would change one that nobody saw.
 */
export const cambiosDePapel = (
  antes: PapelRecibido,
  { papel, version, fecha: dia = antes.fecha, archivo = antes.archivo }: DatosPapel,
): Pick<PapelRecibido, 'fecha' | 'archivo'> | null => {
  if (esElVisto(antes, { papel, version })) return { fecha: dia, archivo };
  if (dia !== antes.fecha || archivo !== antes.archivo) throw errorVersionObsoleta(antes);
  return null;
};

/** Throws VERSION_OBSOLETA: nobody takes away what another person has just left. */
export const exigirElVisto = (antes: PapelRecibido, visto: PapelVisto = {}): void => {
  if (!esElVisto(antes, visto)) throw errorVersionObsoleta(antes);
};

export const errorArchivoPerdido = () =>
  errorValidacion('El archivo no llegó o ya no está: súbalo otra vez', {
    archivo: 'No está en la carpeta del participante',
  });

/** Throws VALIDACION: also for a day to come, and for a file that is not in the person's folder. */
export const validarDatosPapel = (entrada: unknown, participante: Id, hoy: FechaCalendario): DatosPapel => {
  const datos = analizar(esquemaDatosPapel, entrada);
  const campos: Record<string, string> = {};
  if (datos.fecha && datos.fecha > hoy) campos.fecha = 'La fecha no puede ser futura';
  if (datos.archivo && !datos.archivo.startsWith(`${carpetaDeParticipante(participante)}/`))
    campos.archivo = 'El archivo no está en la carpeta del participante';
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
  return datos;
};
