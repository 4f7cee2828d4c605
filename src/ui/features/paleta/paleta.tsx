import { ArrowRight, Plus } from 'lucide-react';
import { CommandPalette } from '@/ui/shared/palette/command-palette';
import type { PaletteGroup } from '@/ui/shared/palette/palette-types';
import { usePanel } from '../shared/panel/use-panel';
import { accionesDe, pantallasDe } from './destinos';
import { useIr } from './use-ir';
import { usePersonas } from './use-personas';
import { useRecientes } from './use-recientes';

/** Finds people, screens and actions; the id of every item is the address it leads to. */
export default function Paleta({ onClose }: { onClose: () => void }) {
  const { usuario } = usePanel();
  const ir = useIr();
  const personas = usePersonas();
  const recientes = useRecientes();
  const fijos: PaletteGroup[] = [
    {
      id: 'pantallas',
      title: 'Pantallas',
      items: pantallasDe(usuario.rol).map(({ ruta, titulo }) => ({
        id: ruta,
        label: titulo,
        icon: <ArrowRight />,
      })),
    },
    {
      id: 'acciones',
      title: 'Acciones',
      items: accionesDe(usuario.rol).map(({ nombre, href }) => ({ id: href, label: nombre, icon: <Plus /> })),
    },
  ];
  return (
    <CommandPalette
      open
      onClose={onClose}
      recent={recientes}
      groups={[...personas.grupos, ...fijos]}
      onChoose={({ id }) => ir(id)}
      onSearch={personas.buscar}
      loading={personas.buscando}
      error={personas.error}
      onRetry={personas.reintentar}
    />
  );
}
