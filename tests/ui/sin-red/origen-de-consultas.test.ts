import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { origenDe } from '@/ui/panel/comun/sin-red/origen-de-consultas';

/** Two screens' worth of reads, each answered by the service or, while it `falla`, by the copy. */
const equipo = () => {
  const cliente = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  const falla = new Set<string>();
  let leidas = 0;
  const pedida = vi.fn();
  const origen = origenDe(cliente, { deLaCopia: () => leidas });
  const mirar = async (nombre: string) => {
    const observador = new QueryObserver(cliente, {
      queryKey: [nombre],
      queryFn: async () => {
        pedida(nombre);
        await Promise.resolve();
        if (falla.has(nombre)) leidas += 1;
        return { de: falla.has(nombre) ? 'copia' : 'red' };
      },
    });
    const dejar = observador.subscribe(() => undefined);
    await vi.waitFor(() => expect(cliente.getQueryData([nombre])).toBeDefined());
    return dejar;
  };
  return { falla, origen, mirar, pedida, cliente };
};

describe('de dónde salió cada cosa que está a la vista', () => {
  it('lo que se leyó de la copia lo sigue siendo aunque otra cosa llegue de la red', async () => {
    const { falla, origen, mirar } = equipo();
    falla.add('turno');
    await mirar('turno');
    await mirar('movimientos');
    expect(origen.esDeLaCopia(['turno'])).toBe(true);
    expect(origen.esDeLaCopia(['movimientos'])).toBe(false);
    expect(origen.hayALaVista()).toBe(true);
  });

  it('al leerlo otra vez de la red deja de serlo, y se dice', async () => {
    const { falla, origen, mirar, cliente } = equipo();
    falla.add('turno');
    await mirar('turno');
    const alCambiar = vi.fn();
    origen.suscribir(alCambiar);
    falla.clear();
    await origen.releer();
    expect(cliente.getQueryData(['turno'])).toEqual({ de: 'red' });
    expect(origen.esDeLaCopia(['turno'])).toBe(false);
    expect(origen.hayALaVista()).toBe(false);
    expect(alCambiar).toHaveBeenCalled();
  });

  it('lo que sigue fallando se pide una vez cada vez, y lo demás no se pide', async () => {
    const { falla, origen, mirar, pedida } = equipo();
    falla.add('turno');
    await mirar('turno');
    await mirar('movimientos');
    pedida.mockClear();
    await origen.releer();
    expect(pedida.mock.calls).toEqual([['turno']]);
    expect(origen.esDeLaCopia(['turno'])).toBe(true);
  });

  it('dos que se pidieron a la vez se distinguen al leerlas de nuevo', async () => {
    const { falla, origen, mirar } = equipo();
    falla.add('turno');
    await Promise.all([mirar('turno'), mirar('movimientos')]);
    await origen.releer();
    expect(origen.esDeLaCopia(['turno'])).toBe(true);
    expect(origen.esDeLaCopia(['movimientos'])).toBe(false);
  });

  it('lo que ya nadie mira no está a la vista ni se pide', async () => {
    const { falla, origen, mirar, pedida } = equipo();
    falla.add('turno');
    (await mirar('turno'))();
    pedida.mockClear();
    await origen.releer();
    expect(origen.hayALaVista()).toBe(false);
    expect(pedida).not.toHaveBeenCalled();
  });

  it('lo que se leyó antes de que nadie mirara también se sabe', async () => {
    const cliente = new QueryClient();
    await cliente.fetchQuery({ queryKey: ['turno'], queryFn: () => 'copia' });
    expect(origenDe(cliente, { deLaCopia: () => 1 }).esDeLaCopia(['turno'])).toBe(true);
  });
});
