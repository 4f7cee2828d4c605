import { Box } from '@chakra-ui/react/box';
import { Building2, UserPlus } from 'lucide-react';
import { EnlacePanel } from '@/ui/features/shared/panel/enlace-panel';
import { QuickActionTile } from '@/ui/shared/quick-action-tile';
import { ResponsiveGrid } from '@/ui/shared/responsive-grid';

/** What an administrator starts most often; a tile is here only when its screen exists. */
export function AccionesRapidas() {
  return (
    <Box as="section" aria-labelledby="acciones-rapidas">
      <Box as="h2" id="acciones-rapidas" textStyle="subtitulo" marginBottom="3">
        Acciones rápidas
      </Box>
      <ResponsiveGrid columns={2}>
        <QuickActionTile
          icon={<UserPlus />}
          label="Nuevo participante"
          description="Registrar un ingreso"
          href="/participantes?nuevo=true"
          LinkComponent={EnlacePanel}
        />
        <QuickActionTile
          icon={<Building2 />}
          label="Nueva sede"
          description="Agregar un lugar y sus cupos"
          href="/sedes?nuevo=true"
          LinkComponent={EnlacePanel}
        />
      </ResponsiveGrid>
    </Box>
  );
}
