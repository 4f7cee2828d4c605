import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toaster } from '@/ui/shared/toast-store';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-permiso';
import '@/ui/panel/participantes/dialogos/dialogo-regreso';

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

  it('con el teclado, después de deshacer el foco sigue en el estado', async () => {
    const { user } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    const insignia = (estado: string) =>
      screen.findByRole('button', { name: `${estado}, estado de Luz Marina Ríos` });
    (await insignia('Activo')).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await insignia('Con permiso')).toHaveFocus());
    (await screen.findByRole('button', { name: 'Deshacer' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await insignia('Activo')).toHaveFocus());
  });

  it('«Añadir fechas» abre el permiso de esa persona, y queda con sus fechas', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await tocar(user, 'Añadir fechas');
    // The stay comes first, and then its form.
    const previsto = await screen.findByLabelText('Regreso previsto');
    const permiso = screen.getByRole('dialog', { name: 'Registrar permiso de Luz Marina Ríos' });
    await user.type(previsto, '2026-11-25');
    await user.type(within(permiso).getByLabelText('Motivo'), 'Cita médica');
    await user.click(within(permiso).getByRole('button', { name: 'Registrar permiso' }));
    await screen.findByText('Se registró el permiso de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)).toMatchObject({
      estado: 'CON_PERMISO',
      salida_permiso: '2026-11-21',
      regreso_previsto: '2026-11-25',
      observaciones: null,
    });
    await tocar(user, 'Luz Marina Ríos');
    // One permission, and not another for its dates.
    expect(await screen.findAllByText(/^Permiso del/)).toHaveLength(1);
    expect(
      screen.getByText(
        /Permiso del .*21 nov 2026 · regreso previsto: .*25 nov 2026 · sin regreso · Cita médica/,
      ),
    ).toBeVisible();
  });

  it('una fecha que no se entiende se dice junto a su campo, y lo escrito queda', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await tocar(user, 'Añadir fechas');
    const previsto = await screen.findByLabelText('Regreso previsto');
    await user.type(previsto, '32/13/2026');
    await user.type(screen.getByLabelText('Motivo'), 'Cita médica');
    await user.click(screen.getByRole('button', { name: 'Registrar permiso' }));
    await waitFor(() => expect(previsto).toBeInvalid());
    expect(previsto).toHaveValue('32/13/2026');
    expect(memoria.participantes.obtener(1)).toMatchObject({ regreso_previsto: null });
  });

  it('del regreso, sin su día no se guarda', async () => {
    const { user } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await tocar(user, 'Con permiso, estado de Luz Marina Ríos');
    await tocar(user, 'Añadir fecha');
    const dia = await screen.findByLabelText('Regreso');
    await user.clear(dia);
    await user.click(screen.getByRole('button', { name: 'Registrar regreso' }));
    await waitFor(() => expect(dia).toBeInvalid());
    expect(screen.queryByText('Se registró el regreso de Luz Marina Ríos')).toBeNull();
  });

  it('del regreso se corrige su fecha, en el mismo permiso', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Activo, estado de Luz Marina Ríos');
    await tocar(user, 'Con permiso, estado de Luz Marina Ríos');
    expect(await screen.findByText('Luz Marina Ríos: regresó del permiso')).toBeVisible();
    await tocar(user, 'Añadir fecha');
    const dia = await screen.findByLabelText('Regreso');
    expect(dia).toHaveValue('21/11/2026');
    await user.clear(dia);
    await user.type(dia, '20/11/2026');
    await user.click(screen.getByRole('button', { name: 'Registrar regreso' }));
    expect(await screen.findAllByText('El regreso no puede ser anterior a la salida')).not.toEqual([]);
    await user.clear(dia);
    await user.type(dia, '21/11/2026');
    await user.type(screen.getByLabelText('Motivo'), 'Volvió antes');
    await user.click(screen.getByRole('button', { name: 'Registrar regreso' }));
    await screen.findByText('Se registró el regreso de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)).toMatchObject({ estado: 'ACTIVO', observaciones: null });
    await tocar(user, 'Luz Marina Ríos');
    expect(await screen.findByText(/^Permiso.* · regresó el .*21 nov 2026 · Volvió antes$/)).toBeVisible();
  });

  it('donde nadie lleva las estancias, la fecha queda en las observaciones', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await tocar(user, 'Con permiso, estado de Andrés Gómez');
    await tocar(user, 'Añadir fecha');
    expect(await screen.findByLabelText('Fecha del regreso')).toHaveValue('21/11/2026');
    await user.click(screen.getByRole('button', { name: 'Registrar regreso' }));
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
