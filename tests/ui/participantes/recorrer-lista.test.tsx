import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente, filas, sembrarMuchos } from './apoyo';

const mostrar = (numero: number, opciones: Parameters<typeof abrirEnMemoria>[1] = {}) =>
  abrirEnMemoria('/participantes', { sembrar: sembrarMuchos(numero), ...opciones });

const ahorrarDatos = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

const pedidas = (buscar: unknown) =>
  vi.mocked(buscar as (criterios: CriteriosParticipantes) => unknown).mock.calls.map(([c]) => c.pagina);

describe('/participantes: recorrer la lista', () => {
  it('dos filtros seguidos quedan los dos en la dirección, y Atrás los quita', async () => {
    const { user, router } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await waitFor(() => expect(filas()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const programa = screen.getByLabelText('Programa');
    const area = screen.getByLabelText('Área de atención');
    await Promise.all([user.selectOptions(programa, 'Internado'), user.selectOptions(area, 'Mujeres')]);
    expect(programa).toHaveDisplayValue('Internado');
    expect(area).toHaveDisplayValue('Mujeres');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ programa: 'INTERNADO', area: 'MUJERES' }),
    );
    await waitFor(() => expect(filas()).toEqual(['Luz Marina Ríos']));
    router.history.back();
    router.history.back();
    await waitFor(() => expect(filas()).toHaveLength(3));
    expect(programa).toHaveDisplayValue('Todos');
    expect(area).toHaveDisplayValue('Todas');
  });

  it('lo que se pidió antes de irse a otra pantalla no se escribe en la dirección de esa', async () => {
    let soltar = () => {};
    const { user, router } = mostrar(23, {
      ajustar: ({ participantes }) => {
        const buscar = participantes.buscar;
        participantes.buscar = async (criterios) => {
          if (criterios.pagina === 2) await new Promise<void>((listo) => (soltar = listo));
          return buscar(criterios);
        };
      },
    });
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await router.navigate({ to: '/acudientes' });
    soltar();
    await new Promise((pasado) => setTimeout(pasado, 300));
    expect(router.state.location.pathname).toBe('/acudientes');
    expect(router.state.location.search).toEqual({});
  });

  it('Atrás y Adelante muestran la página de la dirección', async () => {
    const { user, router } = mostrar(23);
    const llegan = (primera: string) => waitFor(() => expect(filas()[0]).toBe(primera));
    await llegan('Persona 001');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await llegan('Persona 011');
    expect(router.state.location.search).toEqual({ pagina: 2 });
    router.history.back();
    await llegan('Persona 001');
    expect(router.state.location.search).toEqual({});
    router.history.forward();
    await llegan('Persona 011');
    expect(router.state.location.search).toEqual({ pagina: 2 });
  });

  it('la página a la que se acerca el puntero ya está cuando se pulsa', async () => {
    const buscar = vi.fn();
    const { user } = mostrar(23, {
      ajustar: ({ participantes }) => {
        const antes = participantes.buscar;
        participantes.buscar = buscar.mockImplementation(antes);
      },
    });
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
    await user.hover(screen.getByRole('button', { name: 'Página 3' }));
    await waitFor(() => expect(pedidas(buscar)).toContain(3));
    await user.click(screen.getByRole('button', { name: 'Página 3' }));
    await screen.findByText('Mostrando 21 a 23 de 23 resultados');
    expect(pedidas(buscar).filter((pagina) => pagina === 3)).toHaveLength(1);
  });

  it('con ahorro de datos no se pide la página que se señala', async () => {
    ahorrarDatos();
    const buscar = vi.fn();
    const { user } = mostrar(43, {
      ajustar: ({ participantes }) => {
        const antes = participantes.buscar;
        participantes.buscar = buscar.mockImplementation(antes);
      },
    });
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    await user.hover(screen.getByRole('button', { name: 'Página 4' }));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Mostrando 11 a 20 de 43 resultados');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await screen.findByText('Mostrando 1 a 10 de 43 resultados');
    expect(pedidas(buscar)).toEqual([1, 2]);
  });

  it('un menú abierto no pasa a la persona que ocupa esa fila, ni se abre solo al volver', async () => {
    const { user, router } = mostrar(23);
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
    await user.click(screen.getAllByRole('button', { name: /^Acciones de/ })[0] as HTMLElement);
    expect(await screen.findByRole('menu')).toBeVisible();
    await router.navigate({ to: '/participantes', search: { pagina: 2 } });
    await screen.findByText('Mostrando 11 a 20 de 23 resultados');
    expect(screen.queryByRole('menu')).toBeNull();
    router.history.back();
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('cada fila de la página nueva lleva lo suyo: nombre, casilla y menú', async () => {
    const { user } = mostrar(23);
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
    await user.click(screen.getAllByRole('checkbox', { name: /^Seleccionar / })[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(filas()[0]).toBe('Persona 011'));
    for (const nombre of filas()) {
      const fila = screen.getByRole('row', { name: new RegExp(String(nombre)) });
      expect(within(fila).getByRole('checkbox', { name: `Seleccionar ${nombre}` })).not.toBeChecked();
      expect(within(fila).getByRole('button', { name: `Acciones de ${nombre}` })).toBeVisible();
    }
  });
});
