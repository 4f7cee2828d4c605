import type { CAMPOS_AUTORIZACION, CampoParticipante } from '@/domain/participantes/campos-participante';
import { lugaresDe } from '@/domain/shared/campos/lugares';

/** Where the form asks for each field, from top to bottom. */
export const FILAS = lugaresDe<
  CampoParticipante | `autorizacion_datos.${keyof typeof CAMPOS_AUTORIZACION}`
>()({
  persona: [['nombre'], ['telefono'], ['tipo_documento', 'numero_documento']],
  ingreso: [
    ['area', 'sede_id'],
    ['estado', 'fecha_ingreso'],
  ],
  identidad: [['fecha_nacimiento', 'eps'], ['municipio', 'direccion'], ['email'], ['contacto_emergencia']],
  proceso: [['programa', 'fase'], ['fecha_egreso_prevista']],
  egreso: [['fecha_egreso', 'tipo_egreso'], ['motivo_egreso']],
  cobro: [['valor_mensualidad'], ['dia_pago', 'beca_porcentaje']],
  otorgada: [['autorizacion_datos.otorgada']],
  autorizacion: [
    ['autorizacion_datos.fecha', 'autorizacion_datos.medio'],
    ['autorizacion_datos.version', 'autorizacion_datos.revocada_en'],
  ],
  reservada: [['alergias'], ['medicamentos'], ['sustancia_principal'], ['antecedentes']],
  observaciones: [['observaciones']],
});

/** Every field that the form asks for, in its order. */
export const CAMPOS_DEL_FORMULARIO = Object.values(FILAS).flat(2);
