import { type DatosNovedad, validarDatosNovedad } from '@/domain/participantes/bitacora/datos-novedad';
import type { Novedad } from '@/domain/participantes/bitacora/novedad';
import type { TipoNovedad } from '@/domain/participantes/bitacora/opciones-novedad';
import { revisarCuando } from '@/domain/participantes/bitacora/reglas-novedad';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { type CuandoDicho, errorDeHora, instanteDicho } from '@/ui/panel/comun/formulario/cuando-dicho';

export interface ValoresNovedad extends CuandoDicho {
  participante_id: Id | '';
  texto: string;
  tipo: TipoNovedad | '';
}

/** What is sent: with no moment, it is now (or when what it corrects happened). */
export const datosDeNovedad = (
  { texto, tipo, ...cuando }: ValoresNovedad,
  hoy: FechaCalendario,
  corrige: Novedad | undefined,
): Record<keyof DatosNovedad, unknown> => ({
  tipo,
  texto,
  ocurrio_en: instanteDicho(cuando, hoy),
  corrige: corrige?.id,
});

/** Throws VALIDACION with what is wrong with each field. */
export const validarNovedad = (valores: ValoresNovedad, ahora: Date): void => {
  const campos: Record<string, string> = {};
  try {
    const { ocurrio_en } = validarDatosNovedad(datosDeNovedad(valores, fechaEnBogota(ahora), undefined));
    if (ocurrio_en) revisarCuando(ocurrio_en, ahora);
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    Object.assign(campos, error.campos);
  }
  if (valores.participante_id === '') campos.participante_id = MENSAJE_OBLIGATORIO;
  const hora = errorDeHora(valores);
  if (hora) {
    delete campos.ocurrio_en;
    campos.hora = hora;
  }
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};
