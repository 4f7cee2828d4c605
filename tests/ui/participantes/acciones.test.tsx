import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import { toaster } from '@/ui/shared/toast-store';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente, filas } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/dialogos/dialogo-egreso';
import '@/ui/panel/participantes/dialogos/dialogo-eliminar';
import '@/ui/panel/participantes/dialogos/dialogo-ingreso';

const abrirMenu = async (user: ReturnType<typeof abrirEnMemoria>['user'], nombre: string) =>
  user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
const elegir = (user: ReturnType<typeof abrirEnMemoria>['user'], accion: string) =>
  user.click(screen.getByRole('menuitem', { name: accion }));

const conDeuda: typeof casaConGente = (memoria) => {
  casaConGente(memoria);
  memoria.mensualidades.insertar({
    ...unaMensualidad().datos(),
    participante_id: 1,
    valor: 850_000,
    descuento: 50_000,
    abonos: [],
    estado: 'PENDIENTE',
  });
};

describe('/participantes: acciones', () => {
  it('archiva al instante y Deshacer lo trae de vuelta', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await abrirMenu(user, 'Pedro Nuevo');
    await elegir(user, 'Archivar');
    await waitFor(() => expect(filas()).not.toContain('Pedro Nuevo'));
    await waitFor(() => expect(memoria.participantes.obtener(3)?.archivado_en).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(filas()).toContain('Pedro Nuevo'));
    expect(memoria.participantes.obtener(3)?.archivado_en).toBeNull();
  });

  it('si no se pudo archivar, la fila vuelve y se dice por qué', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: casaConGente,
      ajustar: ({ participantes }) => {
        participantes.actualizar = () => Promise.reject(errorVersionObsoleta(null));
      },
    });
    await abrirMenu(user, 'Pedro Nuevo');
    await elegir(user, 'Archivar');
    expect(
      await screen.findByText(
        'Error al actualizar participante. Este registro cambió mientras usted lo editaba',
      ),
    ).toBeVisible();
    expect(filas()).toContain('Pedro Nuevo');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('el estado pasa de Activo a Con permiso con un clic; los demás solo se leen', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' }));
    expect(
      await screen.findByRole('button', { name: 'Con permiso, estado de Luz Marina Ríos' }),
    ).toBeVisible();
    expect(memoria.participantes.obtener(1)?.estado).toBe('CON_PERMISO');
    expect(screen.queryByRole('button', { name: /estado de Pedro Nuevo/ })).toBeNull();
  });

  it('si el cambio de estado falla, vuelve el que estaba', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: casaConGente,
      ajustar: ({ participantes }) => {
        participantes.actualizar = () => Promise.reject(errorVersionObsoleta(null));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' }));
    await screen.findByText(/Error al actualizar participante/);
    expect(await screen.findByRole('button', { name: 'Activo, estado de Luz Marina Ríos' })).toBeVisible();
  });

  it('registra el egreso mostrando el saldo, sin impedirlo', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: conDeuda });
    await abrirMenu(user, 'Luz Marina Ríos');
    await elegir(user, 'Registrar egreso');
    const dialogo = await screen.findByRole('dialog', { name: 'Registrar egreso de Luz Marina Ríos' });
    expect(within(dialogo).getByText('CC 1.000.000.001 · Casa Bello')).toBeVisible();
    expect(await within(dialogo).findByText(/Saldo pendiente: \$\s800\.000/)).toBeVisible();
    await user.click(within(dialogo).getByRole('button', { name: 'Registrar egreso' }));
    expect(await within(dialogo).findByText('Tipo de egreso: Elija el tipo de egreso')).toBeVisible();
    await user.selectOptions(within(dialogo).getByLabelText('Tipo de egreso'), 'RETIRO_VOLUNTARIO');
    await user.click(within(dialogo).getByRole('button', { name: 'Registrar egreso' }));
    await screen.findByText('Se registró el egreso de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)).toMatchObject({
      estado: 'EGRESADO',
      fecha_egreso: '2026-11-21',
      tipo_egreso: 'RETIRO_VOLUNTARIO',
    });
  });

  it('registra el reingreso de quien egresó', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', {
      sembrar: (base) => {
        casaConGente(base);
        base.participantes.cambiar(1, {
          estado: 'EGRESADO',
          fecha_egreso: '2026-11-10',
          tipo_egreso: 'ABANDONO',
          fecha_egreso_prevista: '2026-11-15',
        });
      },
    });
    await abrirMenu(user, 'Luz Marina Ríos');
    await elegir(user, 'Registrar reingreso');
    await user.click(await screen.findByRole('button', { name: 'Registrar reingreso' }));
    await screen.findByText('Se registró el reingreso de Luz Marina Ríos');
    expect(memoria.participantes.obtener(1)).toMatchObject({
      estado: 'ACTIVO',
      fecha_ingreso: '2026-11-21',
      fecha_egreso: null,
      tipo_egreso: null,
      fecha_egreso_prevista: null,
    });
  });

  it('de quien tiene acudientes o mensualidades dice que no se puede, sin pedir el nombre, y lo archiva', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', {
      sembrar: (base) => {
        conDeuda(base);
        // Somebody who has left may be archived at once.
        base.participantes.cambiar(1, {
          estado: 'EGRESADO',
          fecha_egreso: '2026-11-10',
          tipo_egreso: 'ABANDONO',
        });
      },
    });
    await abrirMenu(user, 'Luz Marina Ríos');
    await elegir(user, 'Eliminar');
    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar participante' });
    expect(
      within(dialogo).getByText('No se puede eliminar el participante: tiene 1 acudiente y 1 mensualidad'),
    ).toBeVisible();
    expect(within(dialogo).queryByRole('textbox')).toBeNull();
    expect(within(dialogo).queryByRole('button', { name: 'Eliminar' })).toBeNull();
    await user.click(within(dialogo).getByRole('button', { name: 'Archivar' }));
    expect(await screen.findByText('Luz Marina Ríos: registro archivado')).toBeVisible();
    await waitFor(() => expect(memoria.participantes.obtener(1)?.archivado_en).not.toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('eliminar pide el nombre, y dice lo que el servicio rechaza mientras tanto', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await abrirMenu(user, 'Pedro Nuevo');
    await elegir(user, 'Eliminar');
    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar participante' });
    await user.click(within(dialogo).getByRole('button', { name: 'Eliminar' }));
    expect(within(dialogo).getByText(/El texto no coincide/)).toBeVisible();
    memoria.acudientes.insertar({ ...unAcudiente().datos(), id_participante: 3 });
    await user.type(within(dialogo).getByRole('textbox'), 'Pedro Nuevo');
    await user.click(within(dialogo).getByRole('button', { name: 'Eliminar' }));
    expect(await within(dialogo).findByText('Error al eliminar participante')).toBeVisible();
    expect(within(dialogo).getByText('No se puede eliminar el participante: tiene acudientes')).toBeVisible();
    expect(memoria.participantes.obtener(3)).not.toBeNull();
  });

  it('si no se pudo comprobar qué depende de él, pide el nombre como siempre', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: casaConGente,
      ajustar: ({ mensualidades }) => {
        mensualidades.buscar = () => Promise.reject(errorVersionObsoleta(null));
      },
    });
    await abrirMenu(user, 'Pedro Nuevo');
    await elegir(user, 'Eliminar');
    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar participante' });
    expect(within(dialogo).getByRole('textbox')).toBeVisible();
  });

  it('elimina a quien nadie necesita, y la fila se va', async () => {
    const { user, memoria } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await abrirMenu(user, 'Pedro Nuevo');
    await elegir(user, 'Eliminar');
    const dialogo = await screen.findByRole('alertdialog', { name: 'Eliminar participante' });
    await user.type(within(dialogo).getByRole('textbox'), 'Pedro Nuevo{Enter}');
    await waitFor(() => expect(filas()).not.toContain('Pedro Nuevo'));
    expect(memoria.participantes.obtener(3)).toBeNull();
    for (const { id } of toaster.list()) toaster.dismiss(id);
  });
});
