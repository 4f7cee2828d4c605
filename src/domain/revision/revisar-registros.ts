import { documentosDudosos, telefonosDudosos } from '@/domain/revision/documentos-y-telefonos-dudosos';
import {
  type Decision,
  type Hallazgo,
  MOTIVOS_DE_HALLAZGO,
  type MotivoDeHallazgo,
  type RegistroHallado,
  type Revision,
} from '@/domain/revision/hallazgo';
import { coincidenEnDocumento, coincidenEnNombre } from '@/domain/revision/personas-que-coinciden';
import type { RegistrosPorRevisar } from '@/domain/revision/registros-por-revisar';
import { valoresPequenos } from '@/domain/revision/valores-pequenos';
import { plegar } from '@/domain/shared/textos';

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
