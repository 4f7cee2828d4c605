import { Box } from '@chakra-ui/react/box';
import { Banknote, BellRing, FolderUp, UserPlus, UsersRound } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { QuickActionTile } from '@/ui/shared/quick-action-tile';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';

const ACCIONES: readonly {
  href: string;
  label: string;
  nota: string;
  icono: ReactNode;
}[] = [
  {
    href: '/participantes?nuevo=true',
    label: 'Nuevo participante',
    nota: 'Registrar un ingreso',
    icono: <UserPlus />,
  },
  {
    href: '/financiero?pago=true',
    label: 'Registrar pago',
    nota: 'Abonar a una mensualidad',
    icono: <Banknote />,
  },
  {
    href: '/financiero/recordatorios',
    label: 'Recordatorios de hoy',
    nota: 'A quién escribirle por lo que debe',
    icono: <BellRing />,
  },
  {
    href: '/acudientes?nuevo=true',
    label: 'Nuevo acudiente',
    nota: 'Familiar o responsable',
    icono: <UsersRound />,
  },
  {
    href: '/formatos?pestana=biblioteca',
    label: 'Subir archivos',
    nota: 'A la biblioteca',
    icono: <FolderUp />,
  },
];

/** What an administrator starts most often. */
export function AccionesRapidas() {
  return (
    <Box as="section" className="no-imprimir" aria-labelledby="acciones-rapidas">
      <Box as="h2" id="acciones-rapidas" textStyle="subtitulo" marginBottom="3">
        Acciones rápidas
      </Box>
      <ResponsiveGrid
        columns={ACCIONES.length as ComponentProps<typeof ResponsiveGrid>['columns']}
        onPhone={2}
        gap="3"
      >
        {ACCIONES.map(({ href, label, nota, icono }) => (
          <QuickActionTile
            key={href}
            icon={icono}
            label={label}
            description={nota}
            href={href}
            LinkComponent={EnlacePanel}
          />
        ))}
      </ResponsiveGrid>
    </Box>
  );
}
