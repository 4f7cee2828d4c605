import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ProveedorTemaPanel } from '@/ui/app/tema/proveedor-tema-panel';

/** Renders under the panel's theme and gives the hands that will use it. */
export function renderPanel(piece: ReactNode) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(piece, { wrapper: ProveedorTemaPanel }) };
}
