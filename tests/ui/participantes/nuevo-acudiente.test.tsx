import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';
import '@/ui/panel/participantes/participantes-page';
import '@/ui/panel/acudientes/formulario/formulario-acudiente';

const ficha = () => screen.findByRole('dialog', { name: 'Luz Marina Ríos' });
const formulario = async () => {
  await screen.findByRole('button', { name: 'Guardar' });
  return within(await screen.findByRole('dialog', { name: 'Nuevo acudiente' }));
};

describe('«Nuevo acudiente» en la ficha de un participante', () => {
  it('abre el formulario con el participante elegido, y al guardar vuelve a la ficha', async () => {
    const { user, router } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    await user.click(within(await ficha()).getByRole('link', { name: 'Nuevo acudiente' }));
    const nuevo = await formulario();
    expect(router.state.location.href).toBe('/acudientes?participante=1&nuevo=true');
    expect(await nuevo.findByDisplayValue('Luz Marina Ríos')).toBeVisible();
    await user.type(nuevo.getByLabelText('Nombres'), 'Óscar');
    await user.type(nuevo.getByLabelText('Apellidos'), 'Roble');
    await user.type(nuevo.getByLabelText('Número de documento'), '43000111');
    await user.click(nuevo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(router.state.location.href).toBe('/participantes?detalle=1'));
    expect(await within(await ficha()).findByText('Óscar Roble')).toBeVisible();
  });

  it('cancelar también vuelve', async () => {
    const { user, router } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    await user.click(within(await ficha()).getByRole('link', { name: 'Nuevo acudiente' }));
    await user.click((await formulario()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(router.state.location.href).toBe('/participantes?detalle=1'));
  });

  it('quien solo consulta, o una ficha archivada, no lo ofrece', async () => {
    const { unmount } = abrirEnMemoria('/participantes?detalle=1', {
      sembrar: casaConGente,
      rol: 'CONSULTA',
    });
    expect(within(await ficha()).queryByRole('link', { name: 'Nuevo acudiente' })).toBeNull();
    unmount();
    abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.participantes.cambiar(1, { archivado: true });
      },
    });
    expect(within(await ficha()).queryByRole('link', { name: 'Nuevo acudiente' })).toBeNull();
  });
});
