import type { Rol } from '@/domain/shared/rol';
import { type ShortcutHelp, ShortcutsDialog } from '@/ui/shared/shortcuts-dialog';
import { modKeyName } from '@/ui/shared/use-shortcuts';
import { accionesDe, pantallasDe, TECLA_DE } from './destinos';

const generales = (rol: Rol): ShortcutHelp[] => [
  { keys: [modKeyName(), 'K'], label: 'Buscar personas, pantallas y acciones' },
  { keys: ['/'], label: 'Ir a la búsqueda de la lista' },
  ...(accionesDe(rol).length > 0 ? [{ keys: ['N'], label: 'Crear en la lista abierta' }] : []),
  { keys: ['?'], label: 'Ver esta ayuda' },
  { keys: ['Esc'], label: 'Cerrar lo que está abierto' },
];

export default function AyudaAtajos({ rol, onClose }: { rol: Rol; onClose: () => void }) {
  return (
    <ShortcutsDialog
      open
      onClose={onClose}
      groups={[
        { title: 'En todo el panel', shortcuts: generales(rol) },
        {
          title: 'Ir a una pantalla',
          shortcuts: pantallasDe(rol).map(({ ruta, titulo }) => ({
            keys: ['G', TECLA_DE[ruta].toUpperCase()],
            label: titulo,
          })),
        },
      ]}
    />
  );
}
