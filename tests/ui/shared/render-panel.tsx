import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ProveedorTema } from '@/ui/tema/proveedor-tema';
import { temaPanelCompleto } from '@/ui/tema/temas-completos';

const EnPanel = ({ children }: { children: ReactNode }) => (
  <ProveedorTema tema={temaPanelCompleto}>{children}</ProveedorTema>
);

/** Renders under the panel's theme and gives the hands that will use it. */
export function renderPanel(piece: ReactNode) {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(piece, { wrapper: EnPanel }) };
}
