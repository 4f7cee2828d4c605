import { Building2, UserRound, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { CommandPalette, type CommandPaletteProps } from '@/ui/shared/palette/command-palette';
import { PaletteTrigger } from '@/ui/shared/palette/palette-trigger';
import type { PaletteGroup } from '@/ui/shared/palette/palette-types';
import { ShortcutsDialog } from '@/ui/shared/shortcuts-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { useShortcuts } from '@/ui/shared/use-shortcuts';
import { filasMuestra } from './datos-muestra';
import { Fila, Muestra } from './muestra';

const pantallas: PaletteGroup = {
  id: 'pantallas',
  title: 'Pantallas',
  items: [
    { id: 'participantes', label: 'Participantes', icon: <UserRound /> },
    { id: 'financiero', label: 'Financiero', icon: <Wallet />, keywords: 'cartera recaudo mensualidades' },
    { id: 'sedes', label: 'Sedes', icon: <Building2 /> },
  ],
};
const personas: PaletteGroup = {
  id: 'personas',
  title: 'Participantes',
  items: filasMuestra.map((fila) => ({
    id: `p-${fila.id}`,
    label: fila.nombre,
    detail: fila.documento,
    icon: <UserRound />,
  })),
};

const estados: Record<string, Partial<CommandPaletteProps>> = {
  Buscador: { groups: [pantallas, personas] },
  'Buscador que espera': { groups: [], loading: true },
  'Buscador con error': { error: 'Error al cargar participantes', onRetry: () => undefined },
};

export function MuestraBusqueda({ abierto: inicial }: { abierto: string | null }) {
  const [abierto, setAbierto] = useState<string | null>(inicial);
  const cerrar = () => setAbierto(null);
  useShortcuts({ 'mod+k': () => setAbierto('Buscador'), '?': () => setAbierto('atajos') });
  return (
    <Muestra titulo="Buscador y atajos">
      <Fila>
        <PaletteTrigger onOpen={() => setAbierto('Buscador')} />
        {Object.keys(estados).map((nombre) => (
          <Button key={nombre} onClick={() => setAbierto(nombre)}>
            {nombre}
          </Button>
        ))}
        <Button onClick={() => setAbierto('atajos')}>Atajos de teclado</Button>
      </Fila>
      {Object.entries(estados).map(([nombre, props]) => (
        <CommandPalette
          key={nombre}
          open={abierto === nombre}
          onClose={cerrar}
          groups={[pantallas]}
          recent={[{ id: 'sedes', label: 'Sedes', icon: <Building2 /> }]}
          onChoose={(elegido) => toaster.info(elegido.label)}
          {...props}
        />
      ))}
      <ShortcutsDialog
        open={abierto === 'atajos'}
        onClose={cerrar}
        groups={[
          {
            title: 'En cualquier pantalla',
            shortcuts: [
              { keys: ['Ctrl', 'K'], label: 'Buscar personas y pantallas' },
              { keys: ['?'], label: 'Ver estos atajos' },
            ],
          },
          { title: 'En las listas', shortcuts: [{ keys: ['N'], label: 'Nuevo registro' }] },
        ]}
      />
    </Muestra>
  );
}
