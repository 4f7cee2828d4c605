import { documentoLeido, senasDe, telefonoLeido } from '@/domain/revision/documento-de-persona';
import type { RegistroHallado } from '@/domain/revision/hallazgo';
import type {
  AcudientePorRevisar,
  ParticipantePorRevisar,
  PersonaPorRevisar,
} from '@/domain/revision/registros-por-revisar';
import { plegar } from '@/domain/shared/textos';

/** People who may be one; the archived ones were put away by somebody who knew. */
const agrupar = <T extends PersonaPorRevisar>(
  personas: readonly T[],
  clave: (persona: T) => string | null,
): T[][] => {
  const grupos = new Map<string, T[]>();
  for (const persona of personas.filter(({ archivada }) => !archivada)) {
    const suya = clave(persona);
    if (suya !== null) grupos.set(suya, [...(grupos.get(suya) ?? []), persona]);
  }
  return [...grupos.values()].filter((grupo) => grupo.length > 1);
};

const comoRegistros = (
  entidad: 'participante' | 'acudiente',
  grupo: readonly PersonaPorRevisar[],
): RegistroHallado[] =>
  grupo.map((persona) => ({ entidad, id: persona.id, nombre: persona.nombre, detalle: senasDe(persona) }));

/** Of any type: whoever turns eighteen keeps the number of their TI in the CC. */
const porDocumento = (participantes: readonly ParticipantePorRevisar[]) =>
  agrupar(participantes, ({ numero_documento }) => documentoLeido(numero_documento));

/** A guardian may answer for several participantes; twice for the same one is a repetition. */
const acudientesRepetidos = (acudientes: readonly AcudientePorRevisar[]) =>
  agrupar(acudientes, ({ id_participante, numero_documento }) => {
    const leido = documentoLeido(numero_documento);
    return leido === null ? null : `${id_participante} ${leido}`;
  });

/** Two people of one name and phone with different documents are two people. */
const porNombre = (participantes: readonly ParticipantePorRevisar[]) =>
  agrupar(participantes, ({ nombre, telefonos }) => {
    const telefono = telefonoLeido(telefonos[0] ?? '');
    return telefono === null ? null : `${plegar(nombre)} ${telefono}`;
  }).filter((grupo) => grupo.some(({ numero_documento }) => documentoLeido(numero_documento) === null));

export const coincidenEnDocumento = (
  participantes: readonly ParticipantePorRevisar[],
  acudientes: readonly AcudientePorRevisar[],
): RegistroHallado[][] => [
  ...porDocumento(participantes).map((grupo) => comoRegistros('participante', grupo)),
  ...acudientesRepetidos(acudientes).map((grupo) => comoRegistros('acudiente', grupo)),
];

export const coincidenEnNombre = (participantes: readonly ParticipantePorRevisar[]): RegistroHallado[][] =>
  porNombre(participantes).map((grupo) => comoRegistros('participante', grupo));
