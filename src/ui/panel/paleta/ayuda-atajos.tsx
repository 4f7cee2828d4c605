import { type Rol, rolAlcanza } from '@/domain/shared/rol';
import { type ShortcutHelp, ShortcutsDialog } from '@/ui/shared/shortcuts-dialog';
import { modKeyName } from '@/ui/shared/use-shortcuts';
import { pantallasDe } from '../comun/panel/pantallas';

const generales = (rol: Rol): ShortcutHelp[] => [
  { keys: [modKeyName(), 'K'], label: 'Buscar personas, pantallas y acciones' },
  { keys: ['/'], label: 'Ir a la búsqueda de la lista' },
  ...(rolAlcanza(rol, 'ADMINISTRADOR') ? [{ keys: ['N'], label: 'Crear en la lista abierta' }] : []),
  { keys: ['V'], label: 'Ir al último aviso, por ejemplo a «Deshacer»' },
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
          shortcuts: pantallasDe(rol).map(({ titulo, tecla }) => ({
            keys: ['G', tecla.toUpperCase()],
            label: titulo,
          })),
        },
      ]}
    />
  );
}
