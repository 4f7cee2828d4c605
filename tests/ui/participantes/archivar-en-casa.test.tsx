import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente, filas } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-archivo';
import '@/ui/panel/participantes/dialogos/dialogo-egreso';

const AVISO = { name: 'Primero va el egreso' };

describe('/participantes: quien está en la casa no se archiva', () => {
  it('dice quién y ofrece el egreso, que va primero', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Luz Marina Ríos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    const aviso = await screen.findByRole('alertdialog', AVISO);
    expect(within(aviso).getByText(/^Luz Marina Ríos está en la casa/)).toBeVisible();
    await user.click(within(aviso).getByRole('button', { name: 'Registrar egreso' }));
    expect(await screen.findByRole('dialog', { name: 'Registrar egreso de Luz Marina Ríos' })).toBeVisible();
    expect(screen.queryByRole('alertdialog', AVISO)).toBeNull();
    expect(memoria.participantes.obtener(1)?.archivado_en).toBeNull();
  });

  it('desde la ficha también, y cancelar la deja abierta', async () => {
    const { user } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente });
    const ficha = await screen.findByRole('dialog', { name: 'Luz Marina Ríos' });
    await user.click(within(ficha).getByRole('button', { name: 'Más acciones' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    const aviso = await screen.findByRole('alertdialog', AVISO);
    await user.click(within(aviso).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', AVISO)).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Luz Marina Ríos' })).toBeVisible();
  });

  it('en bloque dice quiénes, archiva a los demás y, con su egreso, a todos', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar página' }));
    await user.click(screen.getByRole('button', { name: 'Archivar' }));
    const aviso = await screen.findByRole('alertdialog', AVISO);
    expect(within(aviso).getByText(/^2 de las personas elegidas están en la casa/)).toBeVisible();
    const nombres = within(aviso)
      .getAllByRole('listitem')
      .map((linea) => linea.firstChild?.textContent);
    expect(nombres).toEqual(['Andrés Gómez', 'Luz Marina Ríos']);
    await user.click(within(aviso).getByRole('button', { name: 'Registrar egreso de Andrés Gómez' }));
    const egreso = await screen.findByRole('dialog', { name: 'Registrar egreso de Andrés Gómez' });
    await user.selectOptions(within(egreso).getByLabelText('Tipo de egreso'), 'ABANDONO');
    await user.click(within(egreso).getByRole('button', { name: 'Registrar egreso' }));
    await screen.findByText('Se registró el egreso de Andrés Gómez');

    await user.click(screen.getByRole('button', { name: 'Archivar' }));
    const queda = await screen.findByRole('alertdialog', AVISO);
    expect(within(queda).getByText(/^Una de las personas elegidas está en la casa/)).toBeVisible();
    await user.click(within(queda).getByRole('button', { name: 'Archivar los otros 2' }));
    await screen.findByText('Se archivaron 2 registros');
    await waitFor(() => expect(filas()).toEqual(['Luz Marina Ríos']));
    expect(memoria.participantes.obtener(1)?.archivado_en).toBeNull();
  });

  it('quien egresó mientras no se veía en la lista se archiva con su registro al día', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes?estado=ACTIVO', { sembrar: casaConGente });
    await user.click(await screen.findByRole('checkbox', { name: /Luz Marina Ríos/ }));
    await user.click(screen.getByRole('button', { name: 'Archivar' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar egreso' }));
    const egreso = await screen.findByRole('dialog', { name: 'Registrar egreso de Luz Marina Ríos' });
    await user.selectOptions(within(egreso).getByLabelText('Tipo de egreso'), 'ABANDONO');
    await user.click(within(egreso).getByRole('button', { name: 'Registrar egreso' }));
    await waitFor(() => expect(filas()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Archivar' }));
    await screen.findByText('Se archivó 1 registro');
    expect(memoria.participantes.obtener(1)?.archivado_en).not.toBeNull();
  });

  it('quien quedó archivado en la casa desde antes se puede corregir para restaurarlo', async () => {
    const { user } = abrirEnMemoria('/participantes?archivados=true', {
      sembrar: ({ participantes }) => {
        participantes.insertar(unParticipante().llamado('Eva Antes').enEstado('ACTIVO').datos());
        participantes.insertar(unParticipante().llamado('Zoe Fuera').datos());
        for (const id of [1, 2]) participantes.cambiar(id, { archivado: true });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Acciones de Eva Antes' }));
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Acciones de Zoe Fuera' }));
    expect(screen.getByRole('menuitem', { name: 'Restaurar' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
  });
});
