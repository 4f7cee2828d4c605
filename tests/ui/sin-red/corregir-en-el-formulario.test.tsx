import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { unaEntrada, unRechazo } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';
import { escribirEntrada } from '@/domain/sin-red/cola';
import { errorCofreCerrado } from '@/domain/sin-red/errores-cofre';
import { toaster } from '@/ui/shared/toast-store';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { abrirLaCola, conEntrada, DECIDIR, rechazada } from './apoyo';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

/** A payment that the service refused, in the list of what waits. */
const rechazado = async (
  cambios = {},
  { ruta, antes }: { ruta?: string; antes?: (user: UserEvent) => Promise<void> } = {},
) => {
  const { orden } = unaEntrada();
  const datos = { ...(orden.argumentos[1] as object), valor: 200_000, ...cambios };
  const entrada = unaEntrada({
    nombre: 'abono:1',
    orden: { ...orden, argumentos: [1, datos, { clave: 'k' }] },
    estado: rechazada(unRechazo('VALIDACION', { referencia: 'Escriba la referencia del pago' })),
  });
  const abierto = await conEntrada(entrada, ruta);
  await antes?.(abierto.user);
  const cola = await abrirLaCola(abierto.user, DECIDIR);
  const corregir = async () =>
    abierto.user.click(await cola.findByRole('button', { name: 'Corregir en el formulario' }));
  return { ...abierto, entrada, cola, corregir };
};

/** The form that opens, with what was written, to correct it. */
const porCorregir = async (cambios = {}) => {
  const abierto = await rechazado(cambios);
  await abierto.corregir();
  const abono = await dialogoListo('Registrar abono');
  expect(await abono.findByDisplayValue('200.000')).toBeVisible();
  return { ...abierto, abono };
};

/** In another window it was tried again, and it arrived. */
const llegarDesdeOtra = async ({ entrada, equipo }: Awaited<ReturnType<typeof porCorregir>>) => {
  const hecho = { id: 1, version: 2, recibo: 8, abono: { mensualidad: 1, id: 1 } };
  const llegada = escribirEntrada({ ...entrada, estado: { tipo: 'lista', en: 1, hecho } });
  await equipo.cofre.guardar(`hechas 0000000${entrada.n} ${entrada.id}`, llegada);
  await equipo.cofre.quitar(`cola 0000000${entrada.n} ${entrada.id}`);
};

describe('lo que se corrige en el formulario', () => {
  it('se dice que queda en el lugar de lo que espera: descartarlo para escribir otra cosa lo perdía', async () => {
    const { abono } = await porCorregir();
    expect(await abono.findByText(/^Esto corrige lo que espera en «Por enviar»/)).toBeVisible();
    expect(abono.queryByText(/^Recuperamos lo que escribió/)).not.toBeInTheDocument();
    expect(abono.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  });

  it('lo que ya había sin guardar en ese formulario no se pierde: se dice, y el formulario no se abre encima', async () => {
    const { servicios, corregir } = await rechazado();
    const borradores = await servicios.cargarBorradores();
    await borradores.guardar('abono:1', { version: null, valores: { valor: '90.000' } });
    await corregir();
    expect(await screen.findByText(/^En ese formulario hay algo sin guardar/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Registrar abono' })).toBeNull();
    expect(await borradores.leer('abono:1')).toMatchObject({ valores: { valor: '90.000' } });
  });

  it('si no se llegó a abrir, el pago que se escribe otro día en ese formulario no queda en su lugar', async () => {
    const { equipo, servicios, user, router, corregir } = await rechazado(
      {},
      {
        ruta: '/financiero?pestana=recaudo',
        antes: async (suyo) => suyo.type(await screen.findByLabelText('O escriba solo el total'), '50.000'),
      },
    );
    await corregir();
    // There was a count without saving, and the person stays with it.
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await user.click(await screen.findByRole('button', { name: 'Borrar conteo' }));
    (await servicios.cargarBorradores()).quitar('abono:1');
    vi.spyOn(servicios.reloj, 'ahora').mockReturnValue(
      new Date(servicios.reloj.ahora().getTime() + VIGENCIA_BORRADOR_MS),
    );
    await act(() => router.navigate({ href: '/financiero?abono=1' }));
    const abono = await dialogoListo('Registrar abono');
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    await waitFor(() => expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(1));
    expect(await equipo.cofre.cuantos('cola')).toBe(1);
  });

  it('lo que se iba corrigiendo de esa misma entrada vuelve como iba', async () => {
    const { servicios, entrada, corregir } = await rechazado();
    const borradores = await servicios.cargarBorradores();
    await borradores.guardar('abono:1', {
      version: null,
      valores: { valor: '90.000' },
      corrige: entrada.id,
    });
    await corregir();
    const abono = await dialogoListo('Registrar abono');
    expect(await abono.findByDisplayValue('90.000')).toBeVisible();
  });

  it('se abre con lo escrito, y llega una sola vez', async () => {
    const { equipo, user, abono } = await porCorregir({ medio: 'NEQUI' });
    await user.type(abono.getByLabelText(/^Referencia/), 'N-778');
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    await waitFor(() =>
      expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toMatchObject([
        { valor: 200_000, medio: 'NEQUI', referencia: 'N-778' },
      ]),
    );
    expect(await equipo.cofre.cuantos('cola')).toBe(0);
  });

  it('lo que otra ventana decidió mientras se corregía no se registra otra vez: el formulario lo dice', async () => {
    const abierto = await porCorregir();
    const { equipo, user, abono } = abierto;
    await llegarDesdeOtra(abierto);
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await abono.findByText(/ya se decidió en otra ventana/)).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
    expect(await equipo.cofre.cuantos('cola')).toBe(0);
  });

  it('lo que otra ventana decidió, y ya se borró de lo terminado, tampoco se registra otra vez', async () => {
    const { entrada, equipo, user, abono } = await porCorregir();
    await equipo.cofre.quitar(`cola 0000000${entrada.n} ${entrada.id}`);
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await abono.findByText(/ya se decidió en otra ventana/)).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
  });

  it('con lo guardado cerrado y sin nada que espere no se sabe si llegó: no se envía aparte', async () => {
    const abierto = await porCorregir();
    const { equipo, user, abono } = abierto;
    await llegarDesdeOtra(abierto);
    act(() => equipo.cofre.cerrar());
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await abono.findByText(/está cerrado: no se envió/)).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
  });

  it('lo que se corrige con lo guardado ya cerrado no se envía aparte, y abierto otra vez llega una sola', async () => {
    const { equipo, user, abono } = await porCorregir();
    act(() => equipo.cofre.cerrar());
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await abono.findByText(/espera en este equipo, y está cerrado: no se envió/)).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
    expect(await equipo.cofre.cuantos('cola')).toBe(1);
    act(() => equipo.cofre.abrir('1'));
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    await waitFor(() => expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toHaveLength(1));
    await waitFor(async () => expect(await equipo.cofre.cuantos('cola')).toBe(0));
  });

  it('si se cierra mientras se anota lo corregido, tampoco se envía aparte', async () => {
    const { equipo, user, abono } = await porCorregir();
    vi.spyOn(equipo.cofre, 'guardar').mockRejectedValue(errorCofreCerrado());
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    expect(await abono.findByText(/Lo guardado en este equipo está cerrado/)).toBeVisible();
    expect(equipo.mundo.enviadas).toEqual([]);
  });

  it('el formulario que vuelve con su borrador al recargar corrige la misma entrada', async () => {
    const { equipo, servicios } = await porCorregir();
    // A page that is loaded again does not close its forms.
    const alCerrar = vi.spyOn(await servicios.cargarBorradores(), 'quitar').mockReturnValue();
    const { user } = equipo.abrir('/financiero?abono=1');
    const abono = await dialogoListo('Registrar abono');
    const valor = await abono.findByDisplayValue('200.000');
    alCerrar.mockRestore();
    await user.clear(valor);
    await user.type(valor, '150.000');
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    await waitFor(() =>
      expect(equipo.memoria().mensualidades.obtener(1)?.abonos).toMatchObject([{ valor: 150_000 }]),
    );
    await waitFor(async () => expect(await equipo.cofre.cuantos('cola')).toBe(0));
  });
});
