import type { AutorizacionDatos } from '@/domain/participantes/participante';
import { autorizacionVigente } from '@/domain/participantes/participante';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

type ConAutorizacion = { autorizacion_datos?: Partial<AutorizacionDatos> | null };

const vigente = ({ autorizacion_datos }: ConAutorizacion): boolean =>
  autorizacionVigente({ autorizacion_datos: (autorizacion_datos ?? null) as AutorizacionDatos | null });

/**
 * Whoever writes down that somebody authorised says when and how: without it there is nothing to show of the consent
 * (Ley 1581 de 2012). Of one that was there already, and of what other programs write, nothing is asked. Throws
 * VALIDACION.
 */
export const revisarAutorizacionNueva = (antes: ConAutorizacion | null, despues: ConAutorizacion): void => {
  if (!vigente(despues) || (antes !== null && vigente(antes))) return;
  const { fecha, medio } = despues.autorizacion_datos ?? {};
  const campos: Record<string, string> = {};
  if (!fecha) campos['autorizacion_datos.fecha'] = 'Escriba cuándo autorizó';
  if (!medio) campos['autorizacion_datos.medio'] = 'Elija cómo autorizó';
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};
