import { screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, dialogoAbono } from './apoyo';

const registrar = { name: 'Registrar abono' };

describe('la sede que recibe un abono', () => {
  it('la sede que recibe se lee, y se cambia si la familia paga en la otra', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', {
      sembrar: (base) => {
        casaQueCobra(base);
        base.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
      },
    });
    const dialogo = await dialogoAbono();
    expect(await dialogo.findByText(/^Recibe: Casa Bello/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Cambiar la sede que recibe' }));
    const sede = dialogo.getByLabelText('Sede que recibe');
    await waitFor(() => expect(sede).toHaveFocus());
    expect(
      within(sede)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Casa Bello', 'Casa Apartadó']);
    await user.selectOptions(sede, 'Casa Apartadó');
    await user.click(dialogo.getByRole('button', registrar));
    await screen.findByRole('dialog', { name: 'Abono registrado' });
    expect(memoria.mensualidades.obtener(1)?.abonos).toMatchObject([{ valor: 850_000, sede_id: 2 }]);
  });

  it('con una sola sede no se pregunta nada', async () => {
    const { memoria, user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    await user.click(dialogo.getByRole('button', registrar));
    await screen.findByRole('dialog', { name: 'Abono registrado' });
    expect(screen.queryByText(/^Recibe:/)).toBeNull();
    expect(memoria.mensualidades.obtener(1)?.abonos).toMatchObject([{ sede_id: 1 }]);
  });
});
