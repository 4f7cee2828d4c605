import type { Filter } from '@/ui/shared/filter-types';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import type { BusquedaParticipantes } from './busqueda-participantes';

const casilla = (id: keyof BusquedaParticipantes, label: string, valorActivo: string | true): Filter => ({
  id,
  label,
  type: 'custom',
  render: (valor, cambiar) => (
    <CasillaFiltro
      label={label}
      activa={valor !== undefined}
      onCambiar={(activa) => cambiar(activa && valorActivo)}
    />
  ),
});

/** The lists the dashboard leads to: beside the other filters while they are on, so that they can be taken away. */
export const filtrosDeAtencion = (busqueda: BusquedaParticipantes): Filter[] => {
  const { sin_autorizacion, sin_mensualidad, egreso_previsto_hasta } = busqueda;
  return [
    ...(sin_autorizacion ? [casilla('sin_autorizacion', 'Sin autorización de datos', true)] : []),
    ...(sin_mensualidad
      ? [casilla('sin_mensualidad', `Sin mensualidad de ${sin_mensualidad}`, sin_mensualidad)]
      : []),
    ...(egreso_previsto_hasta
      ? [{ id: 'egreso_previsto_hasta', label: 'Egreso previsto hasta', type: 'date' as const }]
      : []),
  ];
};
