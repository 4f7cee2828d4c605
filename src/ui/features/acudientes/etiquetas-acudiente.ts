import {
  type EstadoAcudiente,
  ETIQUETA_ESTADO_ACUDIENTE,
  ETIQUETA_PARENTESCO,
  type Parentesco,
} from '@/domain/acudientes/acudiente';
import { formatearTelefono } from '@/domain/shared/telefono';
import { ETIQUETA_TIPO_DOCUMENTO, type TipoDocumento } from '@/domain/shared/tipo-documento';

/** Name of every field as people read it, in the order of the form. */
export const ETIQUETAS_ACUDIENTE = {
  id_participante: 'Participante',
  nombres: 'Nombres',
  apellidos: 'Apellidos',
  tipo_documento: 'Tipo de documento',
  numero_documento: 'Número de documento',
  parentesco: 'Parentesco',
  telefono: 'Teléfono',
  telefono_alterno: 'Otro teléfono',
  email: 'Correo electrónico',
  direccion: 'Dirección',
  es_principal: 'Acudiente principal',
  es_emergencia: 'Contacto de emergencia',
  es_responsable_pago: 'Responsable del pago',
  autorizado_informacion: 'Autorizado a recibir información',
  estado: 'Estado',
} as const;

const POR_CAMPO: Readonly<Record<string, (valor: string) => string>> = {
  tipo_documento: (valor) => ETIQUETA_TIPO_DOCUMENTO[valor as TipoDocumento] ?? valor,
  parentesco: (valor) => ETIQUETA_PARENTESCO[valor as Parentesco] ?? valor,
  estado: (valor) => ETIQUETA_ESTADO_ACUDIENTE[valor as EstadoAcudiente] ?? valor,
  telefono: formatearTelefono,
  telefono_alterno: formatearTelefono,
};

/** A field's value in words; 'Sin dato' when there is none. */
export const valorEnPalabras = (campo: string, valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return 'Sin dato';
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  return POR_CAMPO[campo]?.(String(valor)) ?? String(valor);
};
