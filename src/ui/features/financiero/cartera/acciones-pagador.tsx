import { Phone, ScrollText } from 'lucide-react';
import type { PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { enlaceLlamada } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';

/** What the screen does when an action is chosen. */
export type ManejadoresPagador = Pick<ManejadoresMensualidad, 'verCuenta' | 'verPagador'>;

/** One statement for the person, from where the message is sent; and that of each of several they pay for. */
export const accionesPagador = (
  { clave, participantes, telefono }: PagadorEnCartera,
  { verCuenta, verPagador }: ManejadoresPagador,
): MenuAction[] => [
  { id: 'cuenta', label: 'Estado de cuenta', icon: <ScrollText />, onSelect: () => verPagador(clave) },
  ...(participantes.length > 1
    ? participantes.map(({ id, nombre }) => ({
        id: `cuenta-${id}`,
        label: `Estado de cuenta de ${nombre}`,
        icon: <ScrollText />,
        onSelect: () => verCuenta(id),
      }))
    : []),
  ...(telefono
    ? [
        {
          id: 'llamar',
          label: 'Llamar',
          icon: <Phone />,
          separated: true,
          href: enlaceLlamada(telefono),
        },
      ]
    : []),
];
