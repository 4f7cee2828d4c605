import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InsigniaEstado } from '@/ui/panel/comun/datos/insignia-estado';
import { renderPanel } from '../shared/render-panel';

const OPCIONES = [
  { value: 'ACTIVO', label: 'Activo', tone: 'success' },
  { value: 'CON_PERMISO', label: 'Con permiso', tone: 'warning' },
] as const;

const insignia = (nombre: string, cambiando: boolean) => (
  <InsigniaEstado
    estado="ACTIVO"
    opciones={OPCIONES}
    nombre={nombre}
    cambiando={cambiando}
    onCambiar={() => undefined}
  />
);

const deQuien = (nombre: string) => screen.getByRole('button', { name: `Activo, estado de ${nombre}` });

it('el foco vuelve a la insignia que se pulsó cuando termina de cambiar', async () => {
  const { user, rerender } = renderPanel(insignia('Ana', false));
  await user.click(deQuien('Ana'));
  rerender(insignia('Ana', true));
  rerender(insignia('Ana', false));
  await waitFor(() => expect(deQuien('Ana')).toHaveFocus());
});
