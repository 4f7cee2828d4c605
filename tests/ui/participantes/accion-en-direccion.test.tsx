import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
import { conTurno } from './apoyo-turno';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';
import '@/ui/panel/participantes/dialogos/dialogo-eliminar';
import '@/ui/panel/participantes/dialogos/dialogo-novedad';
import '@/ui/panel/participantes/bitacora/formulario-novedad';
import '@/ui/panel/participantes/entrega/entrega-de-turno-page';

const abrir = (ruta: string, opciones: Partial<Parameters<typeof abrirEnMemoria>[1]> = {}) =>
  abrirEnMemoria(ruta, { sembrar: casaConGente, ...opciones });

const elegir = async ({ user }: ReturnType<typeof abrir>, nombre: string, accion: string) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  await user.click(screen.getByRole('menuitem', { name: accion }));
};
const novedad = () => screen.findByRole('dialog', { name: /^Novedad de Luz Marina Ríos/ });

describe('/participantes: lo que se hace con una persona está en la dirección', () => {
  it('al elegirlo queda en ella, con la lista como estaba, y al cerrarlo se quita', async () => {
    const abierta = abrir('/participantes?area=MUJERES');
    await elegir(abierta, 'Luz Marina Ríos', 'Novedad');
    const dialogo = await novedad();
    const { router, user } = abierta;
    await waitFor(() =>
      expect(router.latestLocation.search).toEqual({ area: 'MUJERES', accion: 'novedad', de: 1 }),
    );
    await user.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.latestLocation.search).toEqual({ area: 'MUJERES' }));
    // It was no step of its own: Back does not open it again.
    expect(router.history.length).toBe(1);
  });

  it('una página que vuelve a cargar vuelve con su formulario y lo que se había escrito', async () => {
    const antes = abrir('/participantes');
    const { cargarBorradores } = antes.servicios;
    const valores = { texto: 'Se fue la luz' };
    await (await cargarBorradores()).guardar('novedad:1', { version: null, valores });
    cleanup();
    abrir('/participantes?accion=novedad&de=1', {
      ajustar: (servicios) => {
        servicios.cargarBorradores = cargarBorradores;
      },
    });
    const dialogo = within(await novedad());
    expect(await dialogo.findByText(/^Recuperamos lo que escribió/)).toBeVisible();
    expect(dialogo.getByRole('textbox', { name: 'Qué pasó' })).toHaveValue('Se fue la luz');
  });

  it('si estaba sobre una ficha vuelve primero el formulario, y al cerrarlo está la ficha', async () => {
    const { user } = abrir('/participantes?detalle=1&accion=novedad&de=1');
    const dialogo = within(await novedad());
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    await user.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog', { name: 'Luz Marina Ríos' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Novedad/ })).toBeNull();
  });

  it.each(['/participantes?detalle=1&', '/entrega-de-turno?'])(
    'corregir una novedad (%s) queda en la dirección, y vuelve con lo escrito',
    async (ruta) => {
      const antes = abrir(ruta, { sembrar: conTurno });
      const { cargarBorradores } = antes.servicios;
      const corregir = await screen.findByRole('button', { name: 'Corregir visita: Vino el hermano' });
      await antes.user.click(corregir);
      const dialogo = { name: 'Corregir novedad de Luz Marina Ríos' };
      const abierto = within(await screen.findByRole('dialog', dialogo));
      await waitFor(() => expect(antes.router.latestLocation.search).toMatchObject({ de: 2 }));
      await antes.user.click(abierto.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(antes.router.latestLocation.search).not.toHaveProperty('de'));
      cleanup();
      const valores = { texto: 'Vino la hermana' };
      await (await cargarBorradores()).guardar('novedad:corrige-2', { version: null, valores });
      abrir(`${ruta}de=2`, {
        sembrar: conTurno,
        ajustar: (servicios) => {
          servicios.cargarBorradores = cargarBorradores;
        },
      });
      const vuelto = within(await screen.findByRole('dialog', dialogo));
      expect(await vuelto.findByDisplayValue('Vino la hermana')).toBeVisible();
    },
  );

  it.each(['eliminar', 'archivo', 'toString', 'otra'])('la dirección no abre «%s»', async (accion) => {
    const { router } = abrir(`/participantes?accion=${accion}&de=1`);
    expect(await screen.findByRole('button', { name: 'Acciones de Luz Marina Ríos' })).toBeVisible();
    await waitFor(() => expect(router.latestLocation.search).toEqual({}));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a quien solo consulta le abre la ficha, y nada más', async () => {
    const { router } = abrir('/participantes?detalle=1&accion=novedad&de=1', { rol: 'CONSULTA' });
    expect(await screen.findByRole('dialog', { name: 'Luz Marina Ríos' })).toBeVisible();
    await waitFor(() => expect(router.latestLocation.search).toEqual({ detalle: 1 }));
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  });

  it('de alguien que ya no está lo dice, y se puede seguir', async () => {
    const { user, router } = abrir('/participantes?accion=novedad&de=99');
    expect(await screen.findByText('Este registro no existe')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.latestLocation.search).toEqual({}));
  });
});
