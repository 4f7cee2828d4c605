import type { DatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import type {
  ExpedienteDeCobro,
  GestionNueva,
  PermisoDeContacto,
} from '@/domain/mensualidades/cobranza/gestion';
import { RESULTADOS_DE_CANAL } from '@/domain/mensualidades/cobranza/opciones-gestion';
import {
  desdeEnPalabras,
  motivoEnPalabras,
  puedeContactar,
} from '@/domain/mensualidades/cobranza/puede-contactar';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { MENSAJE_OBLIGATORIO } from '@/domain/shared/esquemas';
import { fechaEnBogota } from '@/domain/shared/fechas';

const HECHA = 'Si ya ocurrió, regístrela con su día y su hora';

/** Throws VALIDACION: what is told of a contact agrees with itself. */
export const revisarGestion = (datos: DatosGestion, ahora: Date): void => {
  const { canal, resultado, momento, promesa_fecha, promesa_valor } = datos;
  const campos: Record<string, string> = {};
  const cuando = momento ? new Date(momento) : ahora;
  if (cuando > ahora) campos.momento = 'No puede ser después de ahora';
  if (!RESULTADOS_DE_CANAL[canal].includes(resultado)) campos.resultado = 'No es un resultado de este canal';
  if (resultado === 'PROMESA' && !promesa_fecha) campos.promesa_fecha = MENSAJE_OBLIGATORIO;
  if (resultado !== 'PROMESA' && promesa_fecha) campos.promesa_fecha = 'Solo cuando prometió pagar';
  if (resultado !== 'PROMESA' && promesa_valor) campos.promesa_valor = 'Solo cuando prometió pagar';
  if (resultado === 'PROMESA' && promesa_fecha && promesa_fecha < fechaEnBogota(cuando))
    campos.promesa_fecha = 'No puede ser antes de la gestión';
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

const rechazo = (permiso: PermisoDeContacto): string =>
  [permiso.motivo && motivoEnPalabras(permiso.motivo), desdeEnPalabras(permiso), HECHA]
    .filter(Boolean)
    .join('. ');

/**
 * The contact as it will be kept. What is being made now has to be allowed; what already happened is kept whatever it was,
 * with what the rule has against it. Throws VALIDACION, CONFLICTO.
 */
export const anotarGestion = (
  { gestiones, canales, relacion }: Pick<ExpedienteDeCobro, 'gestiones' | 'canales' | 'relacion'>,
  datos: DatosGestion,
  ahora: Date,
): GestionNueva => {
  revisarGestion(datos, ahora);
  const { canal, resultado, momento, promesa_fecha = null, promesa_valor = null, nota = null } = datos;
  const iniciativa = datos.iniciativa ?? 'FUNDACION';
  const posterior = Boolean(momento);
  const permiso =
    iniciativa === 'PAGADOR'
      ? null
      : puedeContactar({
          ahora: momento ? new Date(momento) : ahora,
          canal,
          gestiones,
          autorizacion: canales,
          relacion,
        });
  if (permiso?.motivo && !posterior) throw errorConflicto(rechazo(permiso), { canal: rechazo(permiso) });
  // Of what happened before, whoever owes nothing now may have owed then.
  const motivo = permiso?.motivo === 'SIN_DEUDA' ? null : (permiso?.motivo ?? null);
  return {
    canal,
    iniciativa,
    momento: momento ?? ahora.toISOString(),
    resultado,
    promesa_fecha,
    promesa_valor,
    nota,
    fuera_de_regla: motivo,
    posterior,
  };
};
