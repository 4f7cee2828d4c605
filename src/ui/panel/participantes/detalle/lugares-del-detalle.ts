import type { CampoParticipante } from '@/domain/participantes/campos-participante';
import { lugaresDe } from '@/domain/shared/campos/lugares';

/** Where the card tells each field; two of one row share a line. */
export const LUGARES = lugaresDe<CampoParticipante>()({
  titulo: [['nombre']],
  situacion: [['estado'], ['sede_id', 'area']],
  contacto: [['telefono'], ['programa', 'fase']],
  urgencia: [['contacto_emergencia']],
  identidad: [
    ['numero_documento', 'tipo_documento'],
    ['fecha_nacimiento'],
    ['email'],
    ['municipio'],
    ['direccion'],
    ['eps'],
  ],
  proceso: [['fecha_ingreso'], ['fecha_egreso_prevista']],
  egreso: [['fecha_egreso'], ['tipo_egreso'], ['motivo_egreso']],
  cobro: [['valor_mensualidad'], ['dia_pago', 'beca_porcentaje'], ['observaciones']],
  reservada: [['alergias'], ['medicamentos'], ['sustancia_principal'], ['antecedentes']],
});
