import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';

interface ReglaDeIntegridad {
  duplicado?: string;
  /** Message beside each field that breaks the rule. */
  campos?: ErroresCampos;
  /** Why the referenced record cannot be deleted. */
  enUso?: string;
}

/** What each named constraint of the schema means to a person. */
export const REGLAS_DE_INTEGRIDAD: Readonly<Record<string, ReglaDeIntegridad>> = {
  usuarios_email_key: {
    duplicado: 'Ya existe un usuario con este correo',
    campos: { email: 'Ya existe un usuario con este correo' },
  },
  sedes_nombre_unico: {
    duplicado: 'Ya existe una sede con este nombre',
    campos: { nombre: 'Ya existe una sede con este nombre' },
  },
  participantes_documento_unico: {
    duplicado: 'Ya existe un participante con este documento',
    campos: { numero_documento: 'Ya existe un participante con este documento' },
  },
  participantes_sede: {
    campos: { sede_id: 'La sede no existe' },
    enUso: 'No se puede eliminar la sede: tiene participantes',
  },
  acudientes_documento_unico: {
    duplicado: 'Este participante ya tiene un acudiente con este documento',
    campos: { numero_documento: 'Este participante ya tiene un acudiente con este documento' },
  },
  acudientes_participante: {
    campos: { id_participante: 'El participante no existe' },
    enUso: 'No se puede eliminar el participante: tiene acudientes',
  },
  mensualidades_unica: {
    duplicado: 'El participante ya tiene este concepto en este mes',
    campos: { periodo: 'El participante ya tiene este concepto en este mes' },
  },
  mensualidades_participante: {
    campos: { participante_id: 'El participante no existe' },
    enUso: 'No se puede eliminar el participante: tiene mensualidades',
  },
  formatos_un_borrador: {
    duplicado: 'Esta plantilla ya tiene un borrador: continúe en él o descártelo',
    campos: { codigo: 'Esta plantilla ya tiene un borrador: continúe en él o descártelo' },
  },
  movimientos_a_favor_acudiente: {
    enUso: 'No se puede eliminar el acudiente: hay movimientos de saldo a favor a su nombre',
  },
  mensualidades_acudiente: {
    campos: { id_acudiente: 'El acudiente no existe' },
    enUso: 'No se puede eliminar el acudiente: hay mensualidades a su nombre',
  },
};
