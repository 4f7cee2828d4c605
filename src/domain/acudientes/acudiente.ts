import { ESTADOS_ACUDIENTE, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { esquemaId, leido, leidoCon, unoDe } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { z } from '@/domain/shared/zod';

export type Parentesco = (typeof PARENTESCOS)[number];

export const ETIQUETA_PARENTESCO: Readonly<Record<Parentesco, string>> = {
  MADRE: 'Madre',
  PADRE: 'Padre',
  CONYUGE: 'Cónyuge',
  HIJO: 'Hijo o hija',
  HERMANO: 'Hermano o hermana',
  ABUELO: 'Abuelo o abuela',
  TIO: 'Tío o tía',
  AMIGO: 'Amigo o amiga',
  OTRO: 'Otro',
};

export type EstadoAcudiente = (typeof ESTADOS_ACUDIENTE)[number];
export const ETIQUETA_ESTADO_ACUDIENTE: Readonly<Record<EstadoAcudiente, string>> = {
  ACTIVO: 'Activo',
  INACTIVO: 'Inactivo',
};

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
  id_participante: esquemaId,
  numero_documento: z.string(),
  nombres: z.string(),
  apellidos: z.string(),
  tipo_documento: leido(unoDe(TIPOS_DOCUMENTO)),
  parentesco: leido(unoDe(PARENTESCOS)),
  telefono: leido(z.string()),
  telefono_alterno: leido(z.string()),
  email: leido(z.string()),
  direccion: leido(z.string()),
  es_principal: leidoCon(z.boolean(), false),
  es_responsable_pago: leidoCon(z.boolean(), false),
  es_emergencia: leidoCon(z.boolean(), false),
  autorizado_informacion: leidoCon(z.boolean(), false),
  estado: leidoCon(unoDe(ESTADOS_ACUDIENTE), 'ACTIVO'),
  ...camposRegistro,
});

export type Acudiente = z.output<typeof esquemaAcudiente>;

export const nombreAcudiente = ({ nombres, apellidos }: Pick<Acudiente, 'nombres' | 'apellidos'>): string =>
  `${nombres} ${apellidos}`.trim();

/** As a list in alphabetical order says it. */
export const apellidosYNombres = ({ nombres, apellidos }: Pick<Acudiente, 'nombres' | 'apellidos'>): string =>
  `${apellidos} ${nombres}`;
