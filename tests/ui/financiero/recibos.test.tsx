import { screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { filas } from '@tests/ui/participantes/apoyo';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, unAbono } from './apoyo';
import { conHueco, libro } from './apoyo-recibos';
import '@/ui/panel/financiero/recibos/pestana-recibos';
import '@/ui/panel/financiero/recibos/dialogo-recibo';

afterEach(() => vi.restoreAllMocks());

const enFila = (texto: RegExp) => screen.findByRole('row', { name: texto });
const suma = () => screen.getByRole('status', { name: 'Suma' });
/** What it says has come: until then there is one that waits, with the same title. */
const reciboAbierto = async (numero: number) => {
  await screen.findByRole('button', { name: 'Imprimir recibo' });
  return within(screen.getByRole('dialog', { name: `Recibo ${numero}` }));
};
const sinEspaciosDuros = (texto: string | null | undefined) => texto?.replace(/\u00a0/g, ' ');

describe('/financiero, recibos', () => {
  it('muestra cada abono con su número, también el anulado, y lo que suman los vigentes', async () => {
    abrirEnMemoria('/financiero?pestana=recibos', { sembrar: libro });
    expect(
      await enFila(
        /Recibo 2.*Rosa Ríos.*Luz Marina Ríos ?nov 2026.*Nequi.*N-2.*100\.000.*10\.000 a favor.*luis@/,
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^Recibo 3/ })).toHaveLength(2);
    const anulado = await enFila(/Recibo 4.*Se digitó dos veces.*500\.000.*Anulado/);
    expect(anulado.querySelector('s')).toHaveTextContent('500.000');
    expect(filas()).toHaveLength(5);
    await waitFor(() => expect(sinEspaciosDuros(suma().textContent)).toBe('Recibido $ 400.000 en 4 abonos'));
    expect(screen.getByText('Recibos del 1 al 4, sin huecos')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lo anulado después de cerrar su mes se dice aparte: es lo que Recaudo tiene de más en ese día', async () => {
    abrirEnMemoria('/financiero?pestana=recibos&desde=2026-10-20&hasta=2026-10-20', {
      sembrar: (memoria) => {
        libro(memoria);
        memoria.mensualidades.cambiar(1, {
          abonos: [
            unAbono({
              fecha: '2026-10-20',
              anulado_en: '2026-11-14T15:00:00Z',
              motivo_anulacion: 'El banco lo devolvió',
              ajuste_en: '2026-11-14',
            }),
          ],
        });
      },
    });
    await enFila(/El banco lo devolvió/);
    await waitFor(() =>
      expect(sinEspaciosDuros(suma().textContent)).toBe(
        'Ningún abono vigente · $ 200.000 anulados después de cerrar su mes, que Recaudo cuenta en su día',
      ),
    );
  });

  it('de un ajuste dice su motivo, y no como si fuera la referencia de un pago', async () => {
    abrirEnMemoria('/financiero?pestana=recibos', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(1, {
          abonos: [unAbono({ id: 9, recibo: null, medio: 'AJUSTE', referencia: 'Beca acordada' })],
        });
      },
    });
    const fila = await enFila(/Beca acordada/);
    expect(within(fila).getByText('Beca acordada')).toBeVisible();
    expect(within(await enFila(/REF-77/)).getByText('ref. REF-77')).toBeVisible();
  });

  it('filtra en la dirección, y la suma sigue a los filtros', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recibos&anulados=SOLO&medio=NEQUI', {
      sembrar: libro,
    });
    await enFila(/Recibo 4/);
    expect(filas()).toHaveLength(1);
    await waitFor(() => expect(suma()).toHaveTextContent('Ningún abono vigente'));
    await user.click(screen.getByRole('button', { name: 'Quitar filtro: Solo anulados' }));
    await enFila(/Recibo 2/);
    expect(filas()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    await user.selectOptions(screen.getByLabelText('Registró'), 'ana@fundacion.example');
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await enFila(/Recibo 1/);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar recibos' }), 'rosa rios');
    await waitFor(() => expect(filas()).toHaveLength(3));
    expect(router.state.location.search).toEqual({ pestana: 'recibos', buscar: 'rosa rios' });
    await waitFor(() => expect(sinEspaciosDuros(suma().textContent)).toBe('Recibido $ 130.000 en 2 abonos'));
  });

  it('de quien paga lleva a todos sus recibos', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recibos', { sembrar: libro });
    await enFila(/Recibo 1/);
    await user.click(screen.getByRole('button', { name: /^Acciones de Recibo 2,/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recibos de Rosa Ríos' }));
    await waitFor(() => expect(filas()).toHaveLength(3));
    expect(router.state.location.search).toEqual({ pestana: 'recibos', de_pagador: 'acudiente-1' });
    expect(await screen.findByRole('button', { name: 'Quitar filtro: Rosa Ríos' })).toBeVisible();
  });

  it('la fila abre lo que dice el recibo, con todo lo que paga; de ahí se imprime y se llega a la mensualidad', async () => {
    const recibo = vi.fn(async () => new Uint8Array([37, 80, 68, 70]));
    vi.spyOn(window, 'open').mockReturnValue({} as Window);
    const { user, router } = abrirEnMemoria('/financiero?pestana=recibos', {
      sembrar: libro,
      ajustar: (servicios) => {
        servicios.documentosCobro = { ...servicios.documentosCobro, recibo };
      },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Recibo 3' }))[0] as HTMLElement);
    const dialogo = await reciboAbierto(3);
    expect(router.state.location.search).toEqual({ pestana: 'recibos', recibo: 3 });
    expect(dialogo.getByText(/^\$\s100\.000$/)).toBeVisible();
    expect(dialogo.getByText('cien mil pesos')).toBeVisible();
    const lineas = within(dialogo.getByRole('list', { name: 'Lo que paga' })).getAllByRole('listitem');
    expect(lineas.map((linea) => sinEspaciosDuros(linea.textContent))).toEqual([
      expect.stringContaining('Mensualidad de noviembre de 2026$ 70.000Andrés Gómez'),
      expect.stringContaining('Mensualidad de noviembre de 2026$ 30.000Luz Marina Ríos'),
    ]);
    await user.click(dialogo.getByRole('button', { name: 'Imprimir recibo' }));
    await waitFor(() => expect(recibo).toHaveBeenCalledWith(2, 3));
    await user.click(dialogo.getByRole('button', { name: /^Ver mensualidad: Recibo 3, Luz/ }));
    const detalle = within(await screen.findByRole('dialog', { name: /^Luz Marina Ríos, / }));
    await user.click(detalle.getByRole('button', { name: 'Recibo 4' }));
    await screen.findByText('Anulado sáb 14 nov 2026, 10:00');
    const anulado = await reciboAbierto(4);
    expect(anulado.getByText('Se digitó dos veces')).toBeVisible();
    expect(anulado.queryByRole('button', { name: /^Anular/ })).toBeNull();
  });

  it('quien administra anula desde el recibo, con su motivo, y el libro lo dice', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=recibos&recibo=1', { sembrar: libro });
    const dialogo = await reciboAbierto(1);
    await user.click(dialogo.getByRole('button', { name: /^Anular abono/ }));
    const motivo = within(await screen.findByRole('dialog', { name: 'Anular abono del recibo 1' }));
    await waitFor(() => expect(motivo.getByLabelText(/^Motivo/)).toHaveFocus());
    await user.keyboard('Era de otra persona');
    await user.click(motivo.getByRole('button', { name: 'Anular abono' }));
    expect(await dialogo.findByText('Era de otra persona')).toBeVisible();
    expect(memoria.mensualidades.obtener(2)?.abonos[0]?.motivo_anulacion).toBe('Era de otra persona');
    await user.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    expect(await enFila(/Recibo 1.*Era de otra persona.*Anulado/)).toBeVisible();
  });

  it('quien administra corrige la sede que recibió el dinero', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=recibos&recibo=1', {
      sembrar: (base) => {
        libro(base);
        base.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
        const abonos = base.mensualidades.obtener(2)?.abonos ?? [];
        base.mensualidades.cambiar(2, { abonos: abonos.map((abono) => ({ ...abono, sede_id: 2 })) });
      },
    });
    const dialogo = await reciboAbierto(1);
    expect(dialogo.getByText('Casa Apartadó')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Corregir la sede' }));
    const correccion = within(await screen.findByRole('dialog', { name: 'Corregir la sede del recibo 1' }));
    expect(correccion.getByText(/cuentan en Casa Apartadó\./)).toBeVisible();
    await user.click(correccion.getByRole('button', { name: 'Corregir sede' }));
    expect(await correccion.findByText('Este campo es obligatorio')).toBeVisible();
    await user.selectOptions(correccion.getByLabelText(/^Sede que recibió/), '1');
    await user.click(correccion.getByRole('button', { name: 'Corregir sede' }));
    await waitFor(() => expect(dialogo.queryByText('Casa Apartadó')).toBeNull());
    expect(memoria.mensualidades.obtener(2)?.abonos.map(({ sede_id }) => sede_id)).toEqual([1, 2]);
  });

  it('el documento de cada quien se lee con sus puntos, como en las listas', async () => {
    abrirEnMemoria('/financiero?pestana=recibos&recibo=1', {
      sembrar: (base) => {
        libro(base);
        base.participantes.cambiar(2, { tipo_documento: 'CC', numero_documento: '43100200' });
      },
    });
    expect((await (await reciboAbierto(1)).findAllByText(/43\.100\.200/))[0]).toBeVisible();
  });

  it('CONSULTA lo lee y lo imprime, y ni anula ni exporta', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recibos', { sembrar: libro, rol: 'CONSULTA' });
    await enFila(/Recibo 1/);
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Acciones de Recibo 1,/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Ver recibo',
      'Imprimir recibo',
      'Ver mensualidad',
      'Recibos de Andrés Gómez',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Ver recibo' }));
    const dialogo = await reciboAbierto(1);
    expect(dialogo.getByRole('button', { name: 'Imprimir recibo' })).toBeVisible();
    expect(dialogo.queryByRole('button', { name: /^Anular|^Corregir/ })).toBeNull();
  });

  it('un hueco es una alarma con los números que faltan, aquí y en el tablero', async () => {
    const { user, router } = abrirEnMemoria('/dashboard', { sembrar: conHueco });
    const region = within(await screen.findByRole('region', { name: 'Requiere atención' }));
    await user.click(await region.findByRole('link', { name: /1 recibo no está.*Falta 1 recibo: 2/ }));
    await waitFor(() => expect(router.state.location.href).toBe('/financiero?pestana=recibos'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Falta 1 recibo: 2/);
    expect(screen.queryByText(/sin huecos/)).toBeNull();
  });

  it('un número de recibo escrito en la paleta lo abre', async () => {
    const { user, router } = abrirEnMemoria('/sedes', { sembrar: libro });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const buscador = await screen.findByRole('combobox');
    await user.type(buscador, 'recibo 4');
    expect(
      await screen.findByRole('option', { name: /^Recibo 4 ?Rosa Ríos.*500\.000.*Anulado/ }),
    ).toBeVisible();
    await user.clear(buscador);
    await user.type(buscador, '3');
    expect(
      await screen.findByRole('option', { name: /^Recibo 3 ?Rosa Ríos · Andrés Gómez.*100\.000/ }),
    ).toBeVisible();
    await user.keyboard('{Enter}');
    await reciboAbierto(3);
    expect(router.state.location.search).toEqual({ pestana: 'recibos', recibo: 3 });
  });

  it('un día del recaudo, y lo de un medio, llevan a sus recibos', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: libro,
    });
    const dia = await enFila(/mar 10 nov 2026/);
    expect(within(dia).getByRole('link', { name: /100\.000 por Nequi, mar 10 nov 2026/ })).toHaveAttribute(
      'href',
      '/financiero?pestana=recibos&desde=2026-11-10&hasta=2026-11-10&medio=NEQUI',
    );
    await user.click(within(dia).getByRole('link', { name: 'mar 10 nov 2026' }));
    await enFila(/Recibo 2/);
    expect(router.state.location.search).toEqual({
      pestana: 'recibos',
      desde: '2026-11-10',
      hasta: '2026-11-10',
    });
    await waitFor(() => expect(sinEspaciosDuros(suma().textContent)).toBe('Recibido $ 300.000 en 2 abonos'));
  });
});
