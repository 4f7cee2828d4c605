import { useQuery } from '@tanstack/react-query';
import { consultaSedesDisponibles } from '../shared/datos/sedes-disponibles.queries';
import { useHoy } from '../shared/panel/use-hoy';
import { usePanel } from '../shared/panel/use-panel';
import type { Contexto } from './formulario/validar-participante';

const NINGUNA: Contexto['sedes'] = [];

/** What the rules of a participante look at besides the record. */
export const useContextoDeReglas = (): Contexto => {
  const hoy = useHoy();
  const { data: sedes = NINGUNA } = useQuery(consultaSedesDisponibles(usePanel().servicios));
  return { hoy, sedes };
};
