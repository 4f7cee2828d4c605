import type { QueryClient } from '@tanstack/react-query';
import { type Id, mismoId } from '@/domain/shared/id';

/** A screen or a person that was opened, and where it is. */
export interface Reciente {
  tipo: 'pantalla' | 'participante' | 'acudiente';
  href: string;
  nombre: string;
}

const MAXIMO = 8;

interface Visitas {
  usuario: Id;
  lista: readonly Reciente[];
}

/** In memory and beside the answers of the services: names of people are gone with the page, as they are. */
const visitas = new WeakMap<QueryClient, Visitas>();

/** What this person opened lately, the last first. */
export const recientesDe = (cliente: QueryClient, usuario: Id): readonly Reciente[] => {
  const guardadas = visitas.get(cliente);
  return guardadas && mismoId(guardadas.usuario, usuario) ? guardadas.lista : [];
};

export const anotarReciente = (cliente: QueryClient, usuario: Id, visita: Reciente): void => {
  const otras = recientesDe(cliente, usuario).filter(({ href }) => href !== visita.href);
  visitas.set(cliente, { usuario, lista: [visita, ...otras].slice(0, MAXIMO) });
};
