import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { type Id, mismoId } from '@/domain/shared/id';
import type { Copia } from '@/domain/sin-red/copia';

/** A record that somebody else changed while one was away. */
export interface CambioAjeno {
  que: 'participante' | 'acudiente' | 'sede' | 'mensualidad';
  id: Id;
  /** As the screen names it. */
  nombre: string;
  /** Of a person that is, or is looked after by, whoever lives in the house; `null` for a sede. */
  participante_id: Id | null;
  quien: string | null;
  cuando: string | null;
}

interface Fila {
  id: Id;
  version: number;
  actualizado_por: string | null;
  actualizado_en: string | null;
}

type Contar<T> = (fila: T) => Pick<CambioAjeno, 'nombre' | 'participante_id'>;

/** Those that are in both, with another version that somebody else wrote; and those that came, by somebody else. */
const comparar = <T extends Fila>(
  que: CambioAjeno['que'],
  antes: readonly T[],
  ahora: readonly T[],
  yo: string | null,
  contar: Contar<T>,
): CambioAjeno[] => {
  const versiones = new Map(antes.map(({ id, version }) => [String(id), version]));
  return ahora
    .filter((fila) => versiones.get(String(fila.id)) !== fila.version && fila.actualizado_por !== yo)
    .map((fila) => ({
      que,
      id: fila.id,
      quien: fila.actualizado_por,
      cuando: fila.actualizado_en,
      ...contar(fila),
    }));
};

/** What changed from the copy that was being read to the one that came after, but what `yo` (an e-mail) wrote. */
export const cambiosAjenos = (antes: Copia, ahora: Copia, yo: string | null): CambioAjeno[] => {
  const nombreDe = (id: Id): string =>
    ahora.participantes.find((persona) => mismoId(persona.id, id))?.nombre ?? 'una persona';
  return [
    ...comparar('participante', antes.participantes, ahora.participantes, yo, ({ id, nombre }) => ({
      nombre,
      participante_id: id,
    })),
    ...comparar('acudiente', antes.acudientes, ahora.acudientes, yo, (acudiente) => ({
      nombre: `${nombreAcudiente(acudiente)}, de ${nombreDe(acudiente.id_participante)}`,
      participante_id: acudiente.id_participante,
    })),
    ...comparar('sede', antes.sedes, ahora.sedes, yo, ({ nombre }) => ({ nombre, participante_id: null })),
    ...comparar('mensualidad', antes.mensualidades, ahora.mensualidades, yo, (mensualidad) => ({
      nombre: `Mensualidad de ${nombreDe(mensualidad.participante_id)}`,
      participante_id: mensualidad.participante_id,
    })),
  ];
};
