import { type DatosGestion, validarDatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import type {
  CanalDeCobro,
  Iniciativa,
  ResultadoGestion,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { revisarGestion } from '@/domain/mensualidades/cobranza/reglas-gestion';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { type FechaCalendario, fechaEnBogota } from '@/domain/shared/fechas';
import { type CuandoDicho, errorDeHora, instanteDicho } from '@/ui/panel/comun/formulario/cuando-dicho';

export interface ValoresGestion extends CuandoDicho {
  canal: CanalDeCobro | '';
  resultado: ResultadoGestion | '';
  iniciativa: Iniciativa;
  promesa_fecha: string;
  promesa_valor: number | string;
  nota: string;
}

/** What is sent: with no moment, it is now. */
export const datosDeGestion = (
  { ocurrio_en, hora, promesa_fecha, promesa_valor, ...resto }: ValoresGestion,
  hoy: FechaCalendario,
): Record<keyof DatosGestion, unknown> => {
  const prometio = resto.resultado === 'PROMESA';
  return {
    ...resto,
    promesa_fecha: prometio ? promesa_fecha : undefined,
    promesa_valor: prometio ? promesa_valor : undefined,
    momento: instanteDicho({ ocurrio_en, hora }, hoy),
  };
};

/** Throws VALIDACION with what is wrong with each field. */
export const validarGestion = (valores: ValoresGestion, ahora: Date): void => {
  const campos: Record<string, string> = {};
  try {
    revisarGestion(validarDatosGestion(datosDeGestion(valores, fechaEnBogota(ahora))), ahora);
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    const { momento, ...otros } = error.campos;
    Object.assign(campos, otros, momento ? { ocurrio_en: momento } : {});
  }
  const hora = errorDeHora(valores);
  if (hora) {
    delete campos.ocurrio_en;
    campos.hora = hora;
  }
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};
