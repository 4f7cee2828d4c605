import { Phone, ScrollText } from 'lucide-react';
import type { PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import type { Id } from '@/domain/shared/id';
import { enlaceLlamada } from '@/domain/shared/telefono';
import type { MenuAction } from '@/ui/shared/menu-action';

/** One statement for each person they pay for; the message is sent from there. */
export const accionesPagador = (
  { participantes, telefono }: PagadorEnCartera,
  verCuenta: (participante: Id) => void,
): MenuAction[] => [
  ...participantes.map(({ id, nombre }) => ({
    id: `cuenta-${id}`,
    label: participantes.length > 1 ? `Estado de cuenta de ${nombre}` : 'Estado de cuenta',
    icon: <ScrollText />,
    onSelect: () => verCuenta(id),
  })),
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
