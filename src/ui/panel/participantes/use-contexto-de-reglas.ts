import { useQuery } from '@tanstack/react-query';
import { consultaSedesDisponibles } from '../comun/datos/sedes-disponibles.queries';
import { useHoy } from '../comun/panel/use-hoy';
import { usePanel } from '../comun/panel/use-panel';
import type { Contexto } from './formulario/validar-participante';

const NINGUNA: Contexto['sedes'] = [];

/** What the rules of a participante look at besides the record. */
export const useContextoDeReglas = (): Contexto => {
  const hoy = useHoy();
  const { data: sedes = NINGUNA } = useQuery(consultaSedesDisponibles(usePanel().servicios));
  return { hoy, sedes };
};
