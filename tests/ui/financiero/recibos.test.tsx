import { screen, waitFor, within } from '@testing-library/react';
import { filas } from '@tests/ui/participantes/apoyo';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { sumarAbonos } from '@/domain/mensualidades/suma-de-abonos';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, unAbono } from './apoyo';
import '@/ui/panel/financiero/recibos/pestana-recibos';
import '@/ui/panel/financiero/recibos/dialogo-recibo';
import { prepararRecibos } from '@/ui/panel/financiero/recibos/exportar-recibos';

afterEach(() => vi.restoreAllMocks());

const NEQUI = { medio: 'NEQUI', registrado_por: 'luis@fundacion.example' } as const;

/** Andrés paid with receipts 1 and 3, both live; Luz, by Rosa, with 2 and a second line of 3, and 4, annulled. */
const libro = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.mensualidades.cambiar(2, {
    abonos: [
      unAbono({ id: 1, recibo: 1, medio: 'TRANSFERENCIA', referencia: 'REF-77' }),
      unAbono({ id: 3, recibo: 3, valor: 70_000, fecha: '2026-11-12' }),
    ],
  });
  memoria.mensualidades.cambiar(1, {
    estado: 'CON_ABONO',
    abonos: [
      unAbono({ id: 2, recibo: 2, valor: 90_000, ...NEQUI, referencia: 'N-2', excedente: 10_000 }),
      unAbono({ id: 4, recibo: 3, valor: 30_000, fecha: '2026-11-12' }),
      unAbono({
        id: 5,
        recibo: 4,
        valor: 500_000,
        ...NEQUI,
        referencia: 'N-4',
        anulado_en: '2026-11-14T15:00:00Z',
        motivo_anulacion: 'Se digitó dos veces',
      }),
    ],
  });
};
const conHueco = (memoria: BaseMemoria): void => {
  libro(memoria);
  memoria.mensualidades.cambiar(1, { abonos: [] });
};

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
      await enFila(/Recibo 2.*Rosa Ríos.*Luz Marina Ríos.*Mensualidad nov 2026.*Nequi.*N-2.*100\.000.*luis@/),
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
    expect(dialogo.queryByRole('button', { name: /^Anular/ })).toBeNull();
  });

  it('exporta lo filtrado y queda en la historia', async () => {
    const anotar = vi.fn(async () => undefined);
    const descargar = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:libro');
    const { user } = abrirEnMemoria('/financiero?pestana=recibos&medio=NEQUI', {
      sembrar: (memoria) => {
        libro(memoria);
        // Annulled when its month was closed: the takings of the 16th have it.
        const abonos = memoria.mensualidades.obtener(1)?.abonos ?? [];
        memoria.mensualidades.cambiar(1, {
          abonos: abonos.map((a) => (a.recibo === 4 ? { ...a, ajuste_en: '2026-11-16' } : a)),
        });
      },
      ajustar: (servicios) => {
        servicios.actividad = { ...servicios.actividad, anotarExportacion: anotar };
      },
    });
    await enFila(/Recibo 4/);
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(descargar).toHaveBeenCalled());
    expect(anotar).toHaveBeenCalledWith({ archivo: 'recibos-2026-11-21.csv', filas: 2 });
    const [[archivo] = []] = descargar.mock.calls;
    const texto = archivo instanceof Blob ? await archivo.text() : '';
    expect(texto).toContain(
      'Recibo;Fecha;Quien paga;Documento de quien paga;Participante;Documento del participante;Sede;',
    );
    expect(texto).toMatch(
      /\n4;2026-11-10;Rosa Ríos;.*;500000;0;500000;Anulado;Se digitó dos veces;[^;]*;2026-11-16;/,
    );
  });

  it('en el archivo, «En el recaudo» suma lo que dice la pantalla: sin lo anulado ni lo pagado con saldo a favor', async () => {
    const { servicios, memoria } = abrirEnMemoria('/financiero?pestana=recibos', { sembrar: libro });
    const { filas: escritas, columnas } = await prepararRecibos(
      { finanzas: async () => servicios.finanzas } as unknown as ServiciosPanel,
      { pagina: 1, limite: 10, anulados: true },
      '2026-11-21',
    );
    const suma = (titulo: string) => {
      const columna = columnas.find((una) => una.titulo === titulo);
      return escritas.reduce((total, fila) => total + Number(columna?.valor(fila) ?? 0), 0);
    };
    const { recibido } = sumarAbonos(memoria.mensualidades.todas().flatMap(({ abonos }) => abonos));
    expect(suma('En el recaudo')).toBe(recibido);
    expect(suma('Abonado')).not.toBe(recibido);
  });

  it('en el archivo, del recaudo solo se descuenta lo que estuvo en él: no lo pagado con saldo a favor ni una corrección', async () => {
    const anulado = { anulado_en: '2026-11-14T15:00:00Z', ajuste_en: '2026-11-14' };
    const deUno = { mensualidad_id: 1, participante_id: 1, participante_nombre: 'Luz', id_acudiente: null };
    const sinMas = { participante_documento: null, sede_nombre: null, pagador_documento: null };
    const datos = (['NEQUI', 'SALDO_A_FAVOR', 'AJUSTE'] as const).map((medio, n) => ({
      ...unAbono({ id: n + 1, medio, ...anulado }),
      ...{ ...deUno, ...sinMas, pagador_clave: 'participante-1', pagador_nombre: null },
      ...{ periodo: '2026-10', concepto: 'MENSUALIDAD' as const },
    }));
    const finanzas = async () => ({ abonos: async () => ({ datos, total: 3 }) });
    const servicios = { finanzas } as unknown as ServiciosPanel;
    const { filas: escritas, columnas } = await prepararRecibos(
      servicios,
      { pagina: 1, limite: 10 },
      '2026-11-21',
    );
    const descontado = columnas.find(({ titulo }) => titulo === 'Descontado del recaudo el');
    expect(escritas.map((fila) => descontado?.valor(fila))).toEqual(['2026-11-14', null, null]);
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
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: libro });
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
