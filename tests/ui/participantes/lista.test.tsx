import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { anchoDeTelefono } from '../apoyo/ancho-de-telefono';
import { casaConGente, filas, sembrarMuchos } from './apoyo';

afterEach(() => vi.restoreAllMocks());

describe('/participantes: la lista', () => {
  it('muestra las columnas de cada participante y, si se pide, quién lo editó', async () => {
    const { user } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    const fila = (await screen.findByRole('button', { name: 'Luz Marina Ríos' })).closest(
      'tr',
    ) as HTMLElement;
    for (const texto of [
      'CC 1.000.000.001',
      '300 000 0001',
      'Casa Bello',
      'Mujeres',
      'Internado',
      'Proceso',
    ]) {
      expect(within(fila).getByText(texto)).toBeVisible();
    }
    expect(within(fila).getByText('20 días')).toBeVisible();
    // One line holds it, however long it is.
    expect(within(fila).getByText('Casa Bello')).toHaveAttribute('title', 'Casa Bello');
    expect(within(fila).getByText('Rosa Ríos')).toBeVisible();
    expect(within(fila).queryByText('ahora')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Última edición' }));
    expect(await within(fila).findByText('ahora')).toBeVisible();
    expect(within(fila).getByText('por ana')).toHaveAttribute('title', 'ana@fundacion.example');
  });

  it('en el teléfono, el documento dice cuál es de quienes se llaman igual, y solo de ellos', async () => {
    anchoDeTelefono();
    abrirEnMemoria('/participantes', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        const tocaya = unParticipante().llamado('LUZ MARINA RIOS').conDocumento('1000000009');
        memoria.participantes.insertar(tocaya.enSede(1).enEstado('ACTIVO').queIngreso('2026-11-11').datos());
      },
    });
    expect(await screen.findByText('1.000.000.001 · Casa Bello · 20 d')).toBeVisible();
    expect(screen.getByText('1.000.000.009 · Casa Bello · 10 d')).toBeVisible();
    expect(screen.getAllByText(/^1\.000\.000/)).toHaveLength(2);
  });

  it.each([
    ['2026-11-24', 'vuelve mar 24 nov'],
    ['2026-11-21', 'vuelve hoy'],
    ['2026-11-20', 'no ha vuelto (vie 20 nov)'],
    ['2026-04-20', 'no ha vuelto (lun 20 abr 2026)'],
  ])('de quien está con permiso hasta el %s dice «%s», en la tabla y en el teléfono', async (dia, dicho) => {
    const conPermiso = (memoria: BaseMemoria) => {
      casaConGente(memoria);
      memoria.participantes.cambiar(2, { regreso_previsto: dia });
    };
    const { unmount } = abrirEnMemoria('/participantes', { sembrar: conPermiso });
    expect(await screen.findByText(dicho)).toBeVisible();
    unmount();
    anchoDeTelefono();
    abrirEnMemoria('/participantes', { sembrar: conPermiso });
    expect(await screen.findByText(dicho)).toBeVisible();
  });

  it('busca sin acentos ni mayúsculas y lo deja en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await screen.findByRole('button', { name: 'Luz Marina Ríos' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar participantes' }), 'RIOS');
    await waitFor(() => expect(router.state.location.search).toEqual({ buscar: 'RIOS' }));
    await waitFor(() => expect(filas()).toEqual(['Luz Marina Ríos']));
  });

  it('el estado se elige con pestañas, que dicen cuántos hay; los filtros se quitan sin cambiar de pestaña', async () => {
    const { user, router } = abrirEnMemoria('/participantes?estado=PREINGRESO&con_saldo_vencido=true', {
      sembrar: casaConGente,
    });
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    expect(screen.getByRole('img', { name: '1 filtro activo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(filas()).toEqual(['Pedro Nuevo']));
    expect(router.state.location.search).toEqual({ estado: 'PREINGRESO' });
    const pestanas = within(screen.getByRole('navigation', { name: 'Por estado' }));
    await waitFor(() =>
      expect(pestanas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'En la casa1',
        'Con permiso1',
        'Preingreso1',
        'Egresados0',
        'Todos3',
      ]),
    );
    expect(pestanas.getByRole('link', { current: 'page' })).toHaveTextContent('Preingreso');
    await user.click(pestanas.getByRole('link', { name: /^Con permiso/ }));
    await waitFor(() => expect(filas()).toEqual(['Andrés Gómez']));
    await user.click(pestanas.getByRole('link', { name: /^Todos/ }));
    await waitFor(() => expect(filas()).toHaveLength(3));
  });

  it('un ingreso «desde» posterior al «hasta» se dice junto al campo', async () => {
    const { user } = abrirEnMemoria('/participantes?ingreso_desde=2026-11-20&ingreso_hasta=2026-11-01', {
      sembrar: casaConGente,
    });
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    const hasta = screen.getByRole('textbox', { name: 'Ingreso hasta' });
    expect(hasta).toBeInvalid();
    expect(hasta).toHaveAccessibleDescription('La fecha final es anterior a la inicial');
    await user.clear(hasta);
    await user.type(hasta, '30/11/2026{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ingreso hasta' })).toBeValid());
  });

  it('pasa de página, y Atrás vuelve', async () => {
    const { user, router } = abrirEnMemoria('/participantes', { sembrar: sembrarMuchos(23) });
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Mostrando 11 a 20 de 23 resultados');
    await waitFor(() => expect(router.state.location.search).toEqual({ pagina: 2 }));
    router.history.back();
    await screen.findByText('Mostrando 1 a 10 de 23 resultados');
  });

  it('una página más allá del final es la última que hay, también en la dirección', async () => {
    const { router } = abrirEnMemoria('/participantes?pagina=999', { sembrar: sembrarMuchos(23) });
    await screen.findByText('Mostrando 21 a 23 de 23 resultados');
    await waitFor(() => expect(router.state.location.search).toEqual({ pagina: 3 }));
  });

  it('ordena por días en proceso: menos días primero', async () => {
    const { user, router } = abrirEnMemoria('/participantes', { sembrar: casaConGente });
    await user.click(await screen.findByRole('button', { name: /Días en proceso/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ orden: '-fecha_ingreso' }));
    await waitFor(() => expect(filas()).toEqual(['Luz Marina Ríos', 'Andrés Gómez', 'Pedro Nuevo']));
  });

  it('sin datos ofrece crear el primero; con filtros, quitarlos', async () => {
    const { router } = abrirEnMemoria('/participantes');
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Nuevo participante' })).toHaveLength(2);
    await router.navigate({ to: '/participantes', search: { buscar: 'nadie' } });
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    expect(screen.queryByText('No hay datos')).toBeNull();
    // The menu opens the tab of those in the house: nobody put that, and there is nothing to take away.
    await router.navigate({ to: '/participantes', search: { estado: 'ACTIVO' } });
    expect(await screen.findByText('No hay datos')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
    await router.navigate({ to: '/participantes', search: { estado: 'ACTIVO', buscar: 'nadie' } });
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
  });

  it('si la carga falla, lo dice con Reintentar y nunca dice que no hay datos (§8)', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: casaConGente,
      ajustar: ({ participantes }) => {
        const buscar = participantes.buscar;
        participantes.buscar = vi
          .fn(buscar)
          .mockRejectedValueOnce(errorSinRespuesta('red'))
          .mockRejectedValueOnce(errorSinRespuesta('red'))
          .mockRejectedValueOnce(errorSinRespuesta('red'));
      },
    });
    expect(await screen.findByText('Error al cargar participantes')).toBeVisible();
    expect(screen.getByText('No se puede conectar con el servidor - Backend no disponible')).toBeVisible();
    expect(screen.queryByText('No hay datos')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(filas()).toHaveLength(3));
    expect(screen.queryByText('Error al cargar participantes')).toBeNull();
  });

  it('si falla la página siguiente, conserva las filas que ya se veían', async () => {
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: sembrarMuchos(12),
      ajustar: ({ participantes }) => {
        const buscar = participantes.buscar;
        participantes.buscar = (criterios) =>
          criterios.pagina === 2 ? Promise.reject(new Error('roto')) : buscar(criterios);
      },
    });
    await screen.findByText('Mostrando 1 a 10 de 12 resultados');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByText('Error al cargar participantes')).toBeVisible();
    expect(filas()).toHaveLength(10);
    expect(screen.getByText('Mostrando 1 a 10 de 12 resultados')).toBeVisible();
  });

  it('CONSULTA ve la lista y ningún control de escritura', async () => {
    const { user } = abrirEnMemoria('/participantes?nuevo=true', { sembrar: casaConGente, rol: 'CONSULTA' });
    await screen.findByRole('button', { name: 'Luz Marina Ríos' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nuevo participante' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /estado de/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Acciones de Luz Marina Ríos' }));
    expect(screen.getAllByRole('menuitem').map((m) => m.textContent)).toEqual(['Ver', 'Llamar', 'WhatsApp']);
  });

  it('dibuja tal cual un nombre con marcas de HTML', async () => {
    const nombre = '<img src=x onerror=alert(1)>';
    abrirEnMemoria('/participantes', {
      sembrar: ({ participantes }) => void participantes.insertar(unParticipante().llamado(nombre).datos()),
    });
    expect(await screen.findByRole('button', { name: nombre })).toBeVisible();
  });
});
