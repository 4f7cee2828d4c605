import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import type { Estadisticas } from '@/domain/tablero/estadisticas';
import { type Tab, Tabs } from '@/ui/shared/tabs';
import { estadisticasTablero } from '../comun/datos/tablero.queries';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { usePanel } from '../comun/panel/use-panel';

type Cuenta = 'activos' | 'con_permiso' | 'preingreso' | 'egresados' | 'participantes';

const PESTANAS: readonly { id: EstadoParticipante | 'TODOS'; label: string; cuenta: Cuenta }[] = [
  { id: 'ACTIVO', label: 'En la casa', cuenta: 'activos' },
  { id: 'CON_PERMISO', label: 'Con permiso', cuenta: 'con_permiso' },
  { id: 'PREINGRESO', label: 'Preingreso', cuenta: 'preingreso' },
  { id: 'EGRESADO', label: 'Egresados', cuenta: 'egresados' },
  { id: 'TODOS', label: 'Todos', cuenta: 'participantes' },
];

const direccionDe = (id: string): string =>
  id === 'TODOS' ? '/participantes' : `/participantes?estado=${id}`;

const conCuenta =
  (cifras: Estadisticas | undefined) =>
  ({ id, label, cuenta }: (typeof PESTANAS)[number]): Tab & { href: string } => ({
    id,
    label,
    href: direccionDe(id),
    count: cifras?.[cuenta] ?? undefined,
  });

/** The people by their state, with how many there are of each in all; a service that does not count them tells none. */
function Pestanas({ estado }: { estado: EstadoParticipante | undefined }) {
  const { servicios } = usePanel();
  const { data } = useQuery(estadisticasTablero(servicios));
  return (
    <Tabs
      label="Por estado"
      tabs={PESTANAS.map(conCuenta(data))}
      current={estado ?? 'TODOS'}
      LinkComponent={EnlacePanel}
    />
  );
}

export const PestanasDeEstado = memo(Pestanas);
