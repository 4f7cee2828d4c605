import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * A dialog by its title once its own code is here: until then another one, with the same title, says that it is coming. It has
 * the focus too, which would otherwise arrive in the middle of what is written in it.
 */
export const dialogoListo = async (name: string | RegExp) => {
  await waitFor(() => {
    const dialogo = screen.getByRole('dialog', { name });
    expect(within(dialogo).queryByText('Cargando...')).toBeNull();
    expect(dialogo.contains(document.activeElement)).toBe(true);
  });
  return within(screen.getByRole('dialog', { name }));
};
