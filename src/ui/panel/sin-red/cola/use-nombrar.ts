import { useQueries, useQuery } from '@tanstack/react-query';
import { type Id, mismoId } from '@/domain/shared/id';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { esLocal } from '@/domain/sin-red/referencias';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaNombreParticipante } from '@/ui/panel/comun/participantes/participantes-buscados.queries';
import { consultaCola } from '@/ui/panel/comun/sin-red/use-cola';
import type { Nombrar } from './palabras-de-cola';

const DE_PARTICIPANTE: readonly string[] = ['id_participante', 'participante_id'];

const esNumero = (valor: unknown): valor is Id =>
  typeof valor === 'number' || (typeof valor === 'string' && valor !== '' && !esLocal(valor));

/** The name of what was written only by its number: nobody knows a house, or a person, by it. */
export const useNombrar = (): Nombrar => {
  const { servicios } = usePanel();
  const { data: sedes } = useQuery(consultaSedesDisponibles(servicios));
  const { data: cola } = useQuery(consultaCola(servicios));
  const personas = [
    ...new Set(
      (cola?.entradas ?? [])
        .map(({ orden }) => datosDe(orden))
        .flatMap((datos) => DE_PARTICIPANTE.map((campo) => datos[campo]))
        .filter(esNumero),
    ),
  ];
  const nombres = useQueries({ queries: personas.map((id) => consultaNombreParticipante(servicios, id)) });
  return (campo, valor) => {
    if (!esNumero(valor)) return null;
    if (campo === 'sede_id') return sedes?.find(({ id }) => mismoId(id, valor))?.nombre ?? null;
    if (!DE_PARTICIPANTE.includes(campo)) return null;
    return nombres[personas.findIndex((id) => mismoId(id, valor))]?.data ?? null;
  };
};
