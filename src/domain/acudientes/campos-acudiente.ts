import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import type { Campos } from '@/domain/shared/campos/campo';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';

export const CAMPOS_ACUDIENTE = {
  id_participante: { etiqueta: 'Participante', tipo: 'id', obligatorio: true },
  numero_documento: { etiqueta: 'Número de documento', tipo: 'documento', obligatorio: true },
  nombres: { etiqueta: 'Nombres', tipo: 'texto', min: 2, max: 80, obligatorio: true },
  apellidos: { etiqueta: 'Apellidos', tipo: 'texto', min: 2, max: 80, obligatorio: true },
  tipo_documento: { etiqueta: 'Tipo de documento', tipo: 'opcion', palabras: ETIQUETA_TIPO_DOCUMENTO },
  parentesco: { etiqueta: 'Parentesco', tipo: 'opcion', palabras: ETIQUETA_PARENTESCO },
  telefono: { etiqueta: 'Teléfono', tipo: 'telefono' },
  telefono_alterno: { etiqueta: 'Otro teléfono', tipo: 'telefono' },
  email: { etiqueta: 'Correo electrónico', tipo: 'correo' },
  direccion: { etiqueta: 'Dirección', tipo: 'texto', max: 200 },
  es_principal: { etiqueta: 'Acudiente principal', tipo: 'marca', siFalta: false },
  es_responsable_pago: { etiqueta: 'Responsable del pago', tipo: 'marca', siFalta: false },
  es_emergencia: { etiqueta: 'Contacto de emergencia', tipo: 'marca', siFalta: false },
  autorizado_informacion: { etiqueta: 'Autorizado a recibir información', tipo: 'marca', siFalta: false },
  estado: { etiqueta: 'Estado', tipo: 'opcion', palabras: ETIQUETA_ESTADO_ACUDIENTE, siFalta: 'ACTIVO' },
} as const satisfies Campos;

export type CampoAcudiente = keyof typeof CAMPOS_ACUDIENTE;
