import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toaster } from '@/ui/shared/toast-store';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/features/participantes/dialogos/dialogo-permiso';
import '@/ui/features/participantes/dialogos/dialogo-regreso';

const tocar = async (user: ReturnType<typeof abrirEnMemoria>['user'], nombre: string) =>
  user.click(await screen.findByRole('button', { name: nombre }));

afterEach(() => {
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

describe('/participantes: un toque en el estado', () => {
  it('no pregunta nada; su aviso ofrece deshacerlo', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    expect(await screen.findByText('Luz Marina Ríos: salió con permiso')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(memoria.participantes.obtener(1)).toMatchObject({ estado: 'CON_PERMISO', observaciones: null });
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  });

  it('deshacer deja el que estaba y no anuncia nada más', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await tocar(user, 'Deshacer');
    await waitFor(() => expect(memoria.participantes.obtener(1)?.estado).toBe('ACTIVO'));
    expect(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('«Añadir fechas» abre el permiso de esa persona, y queda con sus fechas', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await tocar(user, 'Añadir fechas');
    const permiso = await screen.findByRole('dialog', { name: 'Registrar permiso de Luz Marina Ríos' });
    await user.type(within(permiso).getByLabelText('Regreso previsto'), '2026-11-25');
    await user.type(within(permiso).getByLabelText('Motivo'), 'Cita médica');
    await user.click(within(permiso).getByRole('button', { name: 'Registrar permiso' }));
    await screen.findByText('Se registró el permiso de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)).toMatchObject({
      estado: 'CON_PERMISO',
      observaciones: expect.stringMatching(/^Permiso del .*21 nov 2026 al .*25 nov 2026\. Cita médica$/),
    });
  });

  it('del regreso se añade su fecha', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Con permiso, estado de Andrés Gómez');
    expect(await screen.findByText('Andrés Gómez: regresó del permiso')).toBeVisible();
    await tocar(user, 'Añadir fecha');
    const regreso = await screen.findByRole('dialog', { name: 'Registrar regreso de Andrés Gómez' });
    expect(within(regreso).getByLabelText('Fecha del regreso')).toHaveValue('21/11/2026');
    await user.click(within(regreso).getByRole('button', { name: 'Registrar regreso' }));
    await screen.findByText('Se registró el regreso de Andrés Gómez');
    expect(memoria.participantes.obtener(2)).toMatchObject({
      estado: 'ACTIVO',
      observaciones: expect.stringMatching(/^Regreso del permiso el .*21 nov 2026\.$/),
    });
  });

  it('de una persona solo queda el último aviso, y ninguno al irse a otra sección', async () => {
    const { user, router } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await screen.findByText('Luz Marina Ríos: salió con permiso');
    await tocar(user, 'Con permiso, estado de Luz Marina Ríos');
    await screen.findByText('Luz Marina Ríos: regresó del permiso');
    expect(screen.queryByText('Luz Marina Ríos: salió con permiso')).toBeNull();
    void router.navigate({ to: '/sedes' });
    await screen.findByRole('heading', { name: 'Sedes' });
    await waitFor(() => expect(toaster.list()).toEqual([]));
  });
});
