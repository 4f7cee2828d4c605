import { documentosDudosos, telefonosDudosos } from '@/domain/revision/documentos-y-telefonos-dudosos';
import {
  type Decision,
  type Hallazgo,
  MOTIVOS_DE_HALLAZGO,
  type MotivoDeHallazgo,
  type RegistroHallado,
  type Revision,
} from '@/domain/revision/hallazgo';
import {
  type AcudientePorRevisar,
  documentoLeido,
  type ParticipantePorRevisar,
  type PersonaPorRevisar,
  type RegistrosPorRevisar,
  senasDe,
  telefonoLeido,
} from '@/domain/revision/registros-por-revisar';
import { valoresPequenos } from '@/domain/revision/valores-pequenos';
import { conOtroNombre, identidadPorDocumento } from '@/domain/shared/pagador';
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

/** Accounts are joined by document: of two participantes with two names, one may have been given the other's. */
const acudientesConOtroNombre = (acudientes: readonly AcudientePorRevisar[]) =>
  agrupar(acudientes, identidadPorDocumento).filter(
    (grupo) => new Set(grupo.map((a) => String(a.id_participante))).size > 1 && conOtroNombre(grupo),
  );

/** Two people of one name and phone with different documents are two people. */
const conElMismoNombre = (participantes: readonly ParticipantePorRevisar[]) =>
  agrupar(participantes, ({ nombre, telefonos }) => {
    const telefono = telefonoLeido(telefonos[0] ?? '');
    return telefono === null ? null : `${plegar(nombre)} ${telefono}`;
  }).filter((grupo) => grupo.some(({ numero_documento }) => documentoLeido(numero_documento) === null));

const coincidenEnDocumento = (
  participantes: readonly ParticipantePorRevisar[],
  acudientes: readonly AcudientePorRevisar[],
): RegistroHallado[][] => [
  ...porDocumento(participantes).map((grupo) => comoRegistros('participante', grupo)),
  ...acudientesRepetidos(acudientes).map((grupo) => comoRegistros('acudiente', grupo)),
];

const coincidenEnNombre = (participantes: readonly ParticipantePorRevisar[]): RegistroHallado[][] =>
  conElMismoNombre(participantes).map((grupo) => comoRegistros('participante', grupo));

/** More of one kind than a person goes through in a sitting: settling these makes room for the others. */
export const HALLAZGOS_MAXIMO = 200;

const claveDe = (motivo: MotivoDeHallazgo, registros: readonly RegistroHallado[], cual?: string): string => {
  const nombres = registros.map(({ entidad, id }) => `${entidad}-${id}`).sort();
  return [motivo, ...nombres, ...(cual ? [cual] : [])].join(' ');
};

const primero = ({ registros }: Hallazgo): string => plegar(registros[0]?.nombre ?? '');
const porNombre = (a: Hallazgo, b: Hallazgo): number =>
  primero(a) < primero(b) ? -1 : primero(a) > primero(b) ? 1 : a.clave < b.clave ? -1 : 1;

const hallar = (registros: RegistrosPorRevisar, decisiones: ReadonlyMap<string, Decision>): Hallazgo[] => {
  const hallado = (motivo: MotivoDeHallazgo, hallados: RegistroHallado[], cual?: string): Hallazgo => {
    const clave = claveDe(motivo, hallados, cual);
    return { clave, motivo, registros: hallados, decision: decisiones.get(clave) ?? null };
  };
  const { participantes, acudientes } = registros;
  return [
    ...coincidenEnDocumento(participantes, acudientes).map((g) => hallado('DOCUMENTO_REPETIDO', g)),
    ...acudientesConOtroNombre(acudientes).map((grupo) =>
      hallado('DOCUMENTO_CON_OTRO_NOMBRE', comoRegistros('acudiente', grupo)),
    ),
    ...coincidenEnNombre(participantes).map((grupo) => hallado('NOMBRE_REPETIDO', grupo)),
    ...valoresPequenos(registros).map(({ registro, cual }) => hallado('VALOR_PEQUENO', [registro], cual)),
    ...documentosDudosos(registros).map((registro) => hallado('DOCUMENTO_DUDOSO', [registro])),
    ...telefonosDudosos(registros).map((registro) => hallado('TELEFONO_DUDOSO', [registro])),
  ].sort(porNombre);
};

/** What is stored and asks for somebody who decides, with what was decided already, by the key of each finding. */
export const revisarRegistros = (
  registros: RegistrosPorRevisar,
  decisiones: ReadonlyMap<string, Decision>,
): Revision => {
  const todos = hallar(registros, decisiones);
  const de = (motivo: MotivoDeHallazgo, decidido: boolean) =>
    todos.filter((h) => h.motivo === motivo && (h.decision !== null) === decidido);
  const porMotivo = MOTIVOS_DE_HALLAZGO.map((motivo) => ({ motivo, pendientes: de(motivo, false) }));
  return {
    hallazgos: porMotivo.flatMap(({ motivo, pendientes }) => [
      ...pendientes.slice(0, HALLAZGOS_MAXIMO),
      ...de(motivo, true).slice(0, HALLAZGOS_MAXIMO),
    ]),
    pendientes: Object.fromEntries(
      porMotivo.map(({ motivo, pendientes }) => [motivo, pendientes.flatMap((h) => h.registros).length]),
    ) as Revision['pendientes'],
  };
};
