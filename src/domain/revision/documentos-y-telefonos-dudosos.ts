import type { RegistroHallado } from '@/domain/revision/hallazgo';
import {
  documentoLeido,
  type PersonaPorRevisar,
  type RegistrosPorRevisar,
  telefonoLeido,
} from '@/domain/revision/registros-por-revisar';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { documentoImposible } from '@/domain/shared/tipo-documento';

const SIN_NORMALIZAR = 'Escríbalo de nuevo: quedó con otra escritura y así no se compara con los demás';

/** Why that document is not the one form of a number of its type; `null` when it is. */
const dudaDelDocumento = ({ tipo_documento, numero_documento }: PersonaPorRevisar): string | null => {
  if (!numero_documento) return null;
  const lectura = leerDocumento(numero_documento);
  if ('rechazo' in lectura) return lectura.rechazo;
  return (
    documentoImposible(tipo_documento, lectura.valor) ??
    (lectura.valor === numero_documento ? null : SIN_NORMALIZAR)
  );
};

/**
 * `ambito` says within which people a document is one person's. Whoever cannot take the one form because another has it
 * has nothing to write: that coincidence is said apart, or was settled by archiving.
 */
const documentosDe = <T extends PersonaPorRevisar>(
  entidad: 'participante' | 'acudiente',
  personas: readonly T[],
  ambito: (persona: T) => string,
): RegistroHallado[] => {
  const claveDe = (persona: T) => `${ambito(persona)} ${documentoLeido(persona.numero_documento)}`;
  const veces = new Map<string, number>();
  for (const persona of personas) veces.set(claveDe(persona), (veces.get(claveDe(persona)) ?? 0) + 1);
  return personas.flatMap((persona) => {
    const duda = persona.archivada ? null : dudaDelDocumento(persona);
    if (duda === null || (duda === SIN_NORMALIZAR && (veces.get(claveDe(persona)) ?? 0) > 1)) return [];
    const { id, nombre, tipo_documento, numero_documento } = persona;
    const escrito = [tipo_documento, `«${numero_documento}»`].filter(Boolean).join(' ');
    return [{ entidad, id, nombre, detalle: `${escrito}. ${duda}` }];
  });
};

export const documentosDudosos = ({ participantes, acudientes }: RegistrosPorRevisar): RegistroHallado[] => [
  ...documentosDe('participante', participantes, ({ tipo_documento }) => tipo_documento ?? ''),
  ...documentosDe('acudiente', acudientes, ({ id_participante }) => String(id_participante)),
];

type ConTelefonos = { id: RegistroHallado['id']; nombre: string; telefonos: readonly string[] };

const telefonosDe = (
  entidad: RegistroHallado['entidad'],
  registros: readonly ConTelefonos[],
): RegistroHallado[] =>
  registros.flatMap(({ id, nombre, telefonos }) => {
    const ilegibles = telefonos.filter((telefono) => telefono.trim() && telefonoLeido(telefono) === null);
    if (ilegibles.length === 0) return [];
    return [{ entidad, id, nombre, detalle: ilegibles.map((telefono) => `«${telefono}»`).join(', ') }];
  });

export const telefonosDudosos = (registros: RegistrosPorRevisar): RegistroHallado[] => {
  const { participantes, acudientes, sedes, ajustes } = registros;
  const vigentes = <T extends PersonaPorRevisar>(personas: readonly T[]) =>
    personas.filter(({ archivada }) => !archivada);
  return [
    ...telefonosDe('participante', vigentes(participantes)),
    ...telefonosDe('acudiente', vigentes(acudientes)),
    ...telefonosDe('sede', sedes),
    ...telefonosDe('configuracion', [{ id: 1, nombre: 'Contacto de la fundación', ...ajustes }]),
  ];
};
