import { Box } from '@chakra-ui/react/box';
import { Banknote, FolderUp, UserPlus, UsersRound } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { RutaPanel } from '@/domain/shared/politica/secciones-panel';
import { EnlacePanel } from '@/ui/features/shared/panel/enlace-panel';
import { QuickActionTile } from '@/ui/shared/quick-action-tile';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';
import { DISPONIBLES } from '../shared/panel/secciones-disponibles';

const ACCIONES: readonly {
  seccion: RutaPanel;
  href: string;
  label: string;
  nota: string;
  icono: ReactNode;
}[] = [
  {
    seccion: '/participantes',
    href: '/participantes?nuevo=true',
    label: 'Nuevo participante',
    nota: 'Registrar un ingreso',
    icono: <UserPlus />,
  },
  {
    seccion: '/financiero',
    href: '/financiero?pago=true',
    label: 'Registrar pago',
    nota: 'Abonar a una mensualidad',
    icono: <Banknote />,
  },
  {
    seccion: '/acudientes',
    href: '/acudientes?nuevo=true',
    label: 'Nuevo acudiente',
    nota: 'Familiar o responsable',
    icono: <UsersRound />,
  },
  {
    seccion: '/formatos',
    href: '/formatos?pestana=biblioteca',
    label: 'Subir archivos',
    nota: 'A la biblioteca',
    icono: <FolderUp />,
  },
];

/** What an administrator starts most often; a tile is here only when its screen exists. */
export function AccionesRapidas() {
  const acciones = ACCIONES.filter(({ seccion }) => DISPONIBLES.has(seccion));
  const columnas = acciones.length as ComponentProps<typeof ResponsiveGrid>['columns'];
  return (
    <Box as="section" aria-labelledby="acciones-rapidas">
      <Box as="h2" id="acciones-rapidas" textStyle="subtitulo" marginBottom="3">
        Acciones rápidas
      </Box>
      <ResponsiveGrid columns={columnas}>
        {acciones.map(({ href, label, nota, icono }) => (
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
