import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { unaEntrada, unCambioDeEstado, unRechazo } from '@tests/builders/entrada';
import { unParticipante } from '@tests/builders/un-participante';
import { afterEach, describe, expect, it } from 'vitest';
import { escribirEntrada } from '@/domain/sin-red/cola';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { agregarAjenos } from '@/ui/panel/comun/sin-red/marcas.queries';
import { toaster } from '@/ui/shared/toast-store';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from '../financiero/apoyo';
import { abrirLaCola, equipoSinRed } from './apoyo';
import '@/ui/panel/comun/sin-red/marca';
import '@/ui/panel/participantes/detalle/detalle-participante';

afterEach(() => {
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

/** Its name is cut in its column: whole, it is on the pointer. */
const nombreDe = (nombre: string) => screen.findByTitle(nombre);
const filaDe = async (nombre: string) => within((await nombreDe(nombre)).closest('tr') as HTMLElement);
const SALIDA = unCambioDeEstado(1, 'CON_PERMISO', 1);

describe('la marca de lo que espera', () => {
  it('está en la fila y en la ficha, y se va cuando llega', async () => {
    const equipo = equipoSinRed();
    const entrada = unaEntrada({ nombre: 'estado:1', orden: SALIDA });
    await equipo.cofre.guardar(`cola 00000001 ${entrada.id}`, escribirEntrada(entrada));
    const { user } = equipo.abrir('/participantes');
    const luz = await filaDe('Luz Marina Ríos');
    expect(await luz.findByText('Por enviar')).toBeVisible();
    expect((await filaDe('Andrés Gómez')).queryByText('Por enviar')).toBeNull();
    await user.click(await nombreDe('Luz Marina Ríos'));
    const ficha = await dialogoListo('Luz Marina Ríos');
    expect(await ficha.findByText('Por enviar')).toBeVisible();
    await user.click(ficha.getByRole('button', { name: 'Cerrar' }));
    equipo.volverLaRed();
    const cola = await abrirLaCola(user, 'Por enviar (1)');
    await user.click(cola.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() => expect(luz.queryByText('Por enviar')).toBeNull());
  });

  it('dice cuándo hace falta una decisión', async () => {
    const equipo = equipoSinRed();
    const rechazo = unRechazo('CONFLICTO', { estado: 'No puede pasar' });
    const estado = { tipo: 'rechazada', rechazo, enDuda: null } as const;
    const entrada = unaEntrada({ nombre: 'estado:1', orden: SALIDA, estado });
    await equipo.cofre.guardar(`cola 00000001 ${entrada.id}`, escribirEntrada(entrada));
    equipo.abrir('/participantes');
    expect(await (await filaDe('Luz Marina Ríos')).findByText('Por decidir')).toBeVisible();
  });
});

const conPermiso = (base: BaseMemoria): void => {
  casaQueCobra(base);
  base.participantes.insertar(
    unParticipante().llamado('Marta Gil').enSede(1).enEstado('CON_PERMISO').queIngreso('2026-01-10').datos(),
  );
};

describe('donde no hay filas', () => {
  it.each(['/participantes/censo', '/entrega-de-turno'])('está junto al nombre: %s', async (ruta) => {
    const equipo = equipoSinRed({ sembrar: conPermiso });
    const entrada = unaEntrada({ nombre: 'estado:3', orden: unCambioDeEstado(3, 'ACTIVO', 1) });
    await equipo.cofre.guardar(`cola 00000001 ${entrada.id}`, escribirEntrada(entrada));
    equipo.abrir(ruta);
    const nombre = await screen.findByRole('link', { name: 'Marta Gil' });
    expect(
      await within(nombre.closest('li') as HTMLElement).findByText('Por enviar', { exact: false }),
    ).toBeVisible();
  });
});

describe('la marca de lo que otra persona cambió', () => {
  it('dice cuándo y quién, hasta que se lee su ficha', async () => {
    const { user, router } = equipoSinRed().abrir('/participantes');
    const luz = await filaDe('Luz Marina Ríos');
    const [, panel = { context: {} }] = router.state.matches;
    const { queryClient } = panel.context as unknown as { queryClient: QueryClient };
    agregarAjenos(queryClient, [
      {
        ...{ que: 'participante', id: 1, nombre: 'Luz Marina Ríos', participante_id: 1 },
        ...{ quien: 'ana@fundacion.example', cuando: '2026-11-21T12:00:00.000Z' },
      },
    ]);
    const marca = await luz.findByText(/^Cambió/);
    expect(marca).toHaveTextContent(/^Cambió hace/);
    expect(marca.closest('[title]')).toHaveAttribute(
      'title',
      'Lo cambió ana@fundacion.example mientras usted no tenía red',
    );
    await user.click(await nombreDe('Luz Marina Ríos'));
    const ficha = await dialogoListo('Luz Marina Ríos');
    expect(await ficha.findByText(/^Cambió/)).toHaveTextContent(/^Cambió hace/);
    await user.click(ficha.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(luz.queryByText(/^Cambió/)).toBeNull());
  });

  it('está en la tarjeta de su sede', async () => {
    const { router } = equipoSinRed().abrir('/sedes');
    const [nombre] = await screen.findAllByRole('article');
    const tarjeta = within(nombre as HTMLElement);
    const [, panel = { context: {} }] = router.state.matches;
    const { queryClient } = panel.context as unknown as { queryClient: QueryClient };
    agregarAjenos(queryClient, [
      {
        ...{ que: 'sede', id: 1, nombre: 'Casa Bello', participante_id: null },
        ...{ quien: 'ana@fundacion.example', cuando: '2026-11-21T12:00:00.000Z' },
      },
    ]);
    expect(await tarjeta.findByText(/^Cambió/)).toHaveTextContent(/^Cambió hace/);
  });
});
