import { analizar } from '@/domain/shared/analizar';
import { carpetaDeParticipante } from '@/domain/shared/carpeta-de-participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { texto } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';

/** Body of PUT /participantes/{id}/papeles/{codigo}: what is not said stays as it is. */
export const esquemaDatosPapel = z.strictObject({
  fecha: z.optional(fecha()),
  archivo: z.optional(z.nullable(texto(1, 900))),
});
export type DatosPapel = z.output<typeof esquemaDatosPapel>;

/** One that was not here yet: of today unless another day is said, and only the paper itself without a file. */
export const papelNuevo = ({ fecha: dia, archivo }: DatosPapel, hoy: FechaCalendario) => ({
  fecha: dia ?? hoy,
  archivo: archivo ?? null,
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
