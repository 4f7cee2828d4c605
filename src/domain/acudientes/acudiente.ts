import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { esquemaId, leido } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

export const ETIQUETA_MARCA = {
  es_principal: 'Principal',
  es_emergencia: 'Emergencia',
  es_responsable_pago: 'Paga',
  autorizado_informacion: 'Autorizado',
} as const;
export type Marca = keyof typeof ETIQUETA_MARCA;

/** A guardian as a service answers it. */
export const esquemaAcudiente = z.object({
  id: esquemaId,
  ...esquemasLeidos(CAMPOS_ACUDIENTE),
  ...camposRegistro,
});

export type Acudiente = z.output<typeof esquemaAcudiente>;

export const nombreAcudiente = ({ nombres, apellidos }: Pick<Acudiente, 'nombres' | 'apellidos'>): string =>
  `${nombres} ${apellidos}`.trim();

/** As a list in alphabetical order says it. */
export const apellidosYNombres = ({ nombres, apellidos }: Pick<Acudiente, 'nombres' | 'apellidos'>): string =>
  `${apellidos} ${nombres}`;

/** A guardian beside whom they look after: two may be called the same. */
export const esquemaAcudienteEnLista = z.extend(esquemaAcudiente, {
  participante_nombre: leido(z.string()),
  participante_documento: leido(z.string()),
});
