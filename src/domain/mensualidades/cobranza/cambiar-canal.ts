import type { DatosCanal } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { CanalAutorizado, CanalNuevo } from '@/domain/mensualidades/cobranza/gestion';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

export type CambioDeCanal =
  | { tipo: 'AUTORIZAR'; nuevo: CanalNuevo }
  | { tipo: 'RETIRAR'; id: Id; retirado_en: FechaCalendario };

const enCampo = (campo: keyof DatosCanal, mensaje: string) =>
  errorValidacion('Revise los campos señalados', { [campo]: mensaje });

const retirar = (suyos: readonly CanalAutorizado[], dia: FechaCalendario): CambioDeCanal | null => {
  const vigente = suyos.find(({ retirado_en }) => retirado_en === null);
  if (!vigente) {
    if (suyos.some(({ retirado_en }) => retirado_en === dia)) return null;
    const nada = 'Este canal no está autorizado';
    throw errorConflicto(nada, { canal: nada });
  }
  if (dia < vigente.autorizado_en)
    throw enCampo(
      'retirado_en',
      `No puede ser antes de autorizarlo, el ${formatearFecha(vigente.autorizado_en)}`,
    );
  return { tipo: 'RETIRAR', id: vigente.id, retirado_en: dia };
};

const autorizar = (
  suyos: readonly CanalAutorizado[],
  { canal, autorizado_en, medio }: DatosCanal,
): CambioDeCanal | null => {
  if (!autorizado_en) throw enCampo('autorizado_en', MENSAJE_OBLIGATORIO);
  if (!medio) throw enCampo('medio', MENSAJE_OBLIGATORIO);
  const vigente = suyos.find(({ retirado_en }) => retirado_en === null);
  if (!vigente) return { tipo: 'AUTORIZAR', nuevo: { canal, autorizado_en, medio } };
  if (vigente.autorizado_en === autorizado_en && vigente.medio === medio) return null;
  const ya = `Ya está autorizado desde el ${formatearFecha(vigente.autorizado_en)}: retírelo primero`;
  throw errorConflicto(ya, { canal: ya });
};

/** What is to be written, `null` when it is already so: asked twice, it is done once. Throws VALIDACION, CONFLICTO. */
export const cambiarCanal = (
  canales: readonly CanalAutorizado[],
  datos: DatosCanal,
  hoy: FechaCalendario,
): CambioDeCanal | null => {
  const { canal, autorizado_en, retirado_en } = datos;
  const futura = 'No puede ser después de hoy';
  if (autorizado_en && autorizado_en > hoy) throw enCampo('autorizado_en', futura);
  if (retirado_en && retirado_en > hoy) throw enCampo('retirado_en', futura);
  const suyos = canales.filter((uno) => uno.canal === canal);
  return retirado_en ? retirar(suyos, retirado_en) : autorizar(suyos, datos);
};
