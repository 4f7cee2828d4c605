import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { edadEn, esDeHaceMasDeUnAnio, type FechaCalendario } from '@/domain/shared/fechas';
import { esTelefonoExtranjero } from '@/domain/shared/telefono';
import { largoDocumentoInusual } from '@/domain/shared/tipo-documento';

/** What deserves a second look without stopping anyone, keyed by field. */
export const advertenciasParticipante = (
  participante: Partial<Participante>,
  hoy: FechaCalendario,
): Record<string, string> => {
  const { telefono, tipo_documento, numero_documento, fecha_nacimiento, estado, fecha_ingreso } =
    participante;
  const advertencias: Record<string, string> = {};
  if (telefono && esTelefonoExtranjero(telefono)) advertencias.telefono = 'El número es de otro país';
  if (tipo_documento && numero_documento && largoDocumentoInusual(tipo_documento, numero_documento)) {
    advertencias.numero_documento = 'El número tiene un largo inusual para este documento';
  }
  if (fecha_nacimiento && fecha_nacimiento <= hoy && edadEn(fecha_nacimiento, hoy) < 18) {
    advertencias.fecha_nacimiento = 'Es menor de edad: confirme la autorización de sus representantes';
  }
  // Of whoever left long ago it is what there is to say.
  if (estado && ocupaCupo(estado) && fecha_ingreso && esDeHaceMasDeUnAnio(fecha_ingreso, hoy)) {
    advertencias.fecha_ingreso = 'Es de hace más de un año: confirme que el año está bien';
  }
  return advertencias;
};
