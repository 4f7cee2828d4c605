import { screen, waitFor, within } from '@testing-library/react';
import { dialogoListo } from '@tests/ui/apoyo/dialogo-listo';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, unAbono } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/financiero/dialogos-financiero';
import '@/ui/panel/financiero/mes/cabecera-del-mes';
import '@/ui/panel/financiero/mes/dialogo-ajuste';
import '@/ui/panel/financiero/mes/dialogo-cierre';

/** In October Luz owes 850.000, of which 300.000 came in cash. */
const conOctubre = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.mensualidades.cambiar(1, {
    periodo: '2026-10',
    estado: 'CON_ABONO',
    abonos: [unAbono({ id: 9, fecha: '2026-10-10', valor: 300_000, recibo: 9 })],
  });
};

const cierreDeOctubre = () => dialogoListo('Cierre de octubre de 2026');

describe('/financiero, el mes', () => {
  it('abre en el de hoy con sus cifras; cada una lleva a sus filas, y las flechas a otro mes', async () => {
    const { user, router } = abrirEnMemoria('/financiero', { sembrar: conOctubre });
    const noviembre = within(await screen.findByRole('region', { name: 'Mes: noviembre de 2026' }));
    expect(await noviembre.findByRole('link', { name: /^Facturado: \$\s600\.000$/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Luz/ })).toBeNull();
    await user.click(noviembre.getByRole('button', { name: /^Mes anterior/ }));
    const octubre = within(await screen.findByRole('region', { name: 'Mes: octubre de 2026' }));
    expect(await octubre.findByRole('link', { name: /^Recaudado: \$\s300\.000$/ })).toBeVisible();
    expect(octubre.getByText(/35\s%/)).toBeVisible();
    expect(await screen.findByRole('row', { name: /Luz/ })).toBeVisible();
    await user.click(octubre.getByRole('link', { name: /^Por cobrar: \$\s550\.000$/ }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ mes: '2026-10', cobro: 'POR_COBRAR' }),
    );
    await user.click(screen.getByRole('button', { name: 'Todos los meses' }));
    expect(await screen.findByRole('row', { name: /Andrés/ })).toBeVisible();
    expect(router.state.location.search).toEqual({ cobro: 'POR_COBRAR', todas: true });
    expect(screen.queryByRole('region', { name: /^Mes:/ })).toBeNull();
  });

  it('cierra el mes, y desde entonces sus mensualidades se ajustan en vez de cambiarse', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?mes=2026-10', { sembrar: conOctubre });
    await user.click(await screen.findByRole('button', { name: /cierre de octubre de 2026/ }));
    const dialogo = await cierreDeOctubre();
    expect(await dialogo.findByText(/Falta contar el efectivo de 1 día: sáb 10 oct 2026/)).toBeVisible();
    // 'Cerrar', beside it, would say two things.
    expect(dialogo.queryByRole('button', { name: 'Cerrar' })).toBeNull();
    expect(dialogo.getByRole('button', { name: 'Ahora no' })).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Hacer el cierre' }));
    expect(await dialogo.findByText(/^Cerrado el/)).toBeVisible();
    expect(memoria.cierres).toHaveLength(1);
    await user.click(dialogo.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);

    await user.click(await screen.findByRole('button', { name: /^Acciones de Luz/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((m) => m.textContent)).toEqual([
        'Ver',
        'Registrar abono',
        'Imprimir recibo 9',
        'Estado de cuenta',
        'Ajustar',
      ]),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Ajustar' }));
    const ajuste = within(await screen.findByRole('dialog', { name: /^Ajustar/ }));
    await user.clear(ajuste.getByLabelText('Cuánto ya no se debe'));
    await user.type(ajuste.getByLabelText('Cuánto ya no se debe'), '50.000');
    await user.type(ajuste.getByLabelText('Motivo'), 'Se cobró de más');
    await user.click(ajuste.getByRole('button', { name: 'Registrar ajuste' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(1)).toMatchObject({ saldo: 500_000 }));
  });

  it('un mes que no ha terminado no se cierra, y CONSULTA solo lo ve', async () => {
    const { user } = abrirEnMemoria('/financiero?cierre=2026-11', { sembrar: conOctubre });
    expect(await screen.findByText(/Noviembre de 2026 no ha terminado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hacer el cierre' })).toBeNull();
    await user.keyboard('{Escape}');
  });

  it('CONSULTA ve las cifras y el informe, y no puede cerrar', async () => {
    abrirEnMemoria('/financiero?cierre=2026-10', { sembrar: conOctubre, rol: 'CONSULTA' });
    const dialogo = await cierreDeOctubre();
    expect(await dialogo.findByRole('button', { name: 'Informe provisional en PDF' })).toBeVisible();
    expect(dialogo.getByText('Recibos expedidos en el mes')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: 'Hacer el cierre' })).toBeNull();
  });

  it('el último cerrado se abre otra vez con su motivo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?cierre=2026-10', { sembrar: conOctubre });
    const dialogo = await cierreDeOctubre();
    await user.click(await dialogo.findByRole('button', { name: 'Hacer el cierre' }));
    await user.click(await dialogo.findByRole('button', { name: 'Abrir otra vez' }));
    const reapertura = within(await screen.findByRole('dialog', { name: 'Abrir otra vez octubre de 2026' }));
    await user.click(reapertura.getByRole('button', { name: 'Abrir el mes' }));
    expect(await reapertura.findByText('Este campo es obligatorio')).toBeVisible();
    await user.type(reapertura.getByLabelText('Motivo'), 'Faltaba un pago');
    await user.click(reapertura.getByRole('button', { name: 'Abrir el mes' }));
    await waitFor(() =>
      expect(memoria.cierres[0]?.cierre).toMatchObject({
        motivo: 'Faltaba un pago',
        reabierto_en: expect.any(String),
      }),
    );
  });
});

describe('/financiero, el arqueo', () => {
  it('se guarda con quien lo contó; sin contar, dice qué falta', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
    const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    await user.click(await caja.findByRole('button', { name: 'Guardar arqueo' }));
    expect(caja.getByText('Escriba cuánto contó')).toBeVisible();
    await user.type(caja.getByLabelText(/^\$\s50\.000/), '2');
    await user.type(caja.getByLabelText('Nota'), 'Entre dos');
    await user.click(caja.getByRole('button', { name: 'Guardar arqueo' }));
    const guardados = within(await caja.findByRole('list', { name: 'Arqueos guardados' }));
    expect(guardados.getByText('Entre dos')).toBeVisible();
    expect(memoria.arqueos).toMatchObject([{ contado: 100_000, conteo: { 50000: 2 }, nota: 'Entre dos' }]);
    expect(caja.getByLabelText(/^\$\s50\.000/)).toHaveValue('');
  });

  it('a CONSULTA, que cuenta y no guarda, se le dice antes de contar', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo', {
      sembrar: casaQueCobra,
      rol: 'CONSULTA',
    });
    const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    expect(await caja.findByRole('heading', { name: 'Arqueos guardados' })).toBeVisible();
    expect(caja.getByText(/El conteo no se guarda: imprímalo si lo necesita\.$/)).toBeVisible();
    await user.type(caja.getByLabelText(/^\$\s50\.000/), '2');
    expect(caja.queryByRole('button', { name: 'Guardar arqueo' })).toBeNull();
  });

  it('a quien lo guarda no se le dice que no se guarda', async () => {
    abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
    const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    expect(await caja.findByRole('button', { name: 'Guardar arqueo' })).toBeVisible();
    expect(caja.queryByText(/no se guarda/)).toBeNull();
  });

  it('lo que sobra o falta pide decir qué pasó, y nadie queda sin poder guardarlo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
    const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    const total = caja.getByLabelText('O escriba solo el total');
    const guardar = await caja.findByRole('button', { name: 'Guardar arqueo' });
    await user.type(total, '5000');
    expect(await caja.findByText(/Sobra dinero/)).toBeVisible();
    await user.click(guardar);
    const nota = caja.getByLabelText('Nota');
    expect(nota).toHaveAccessibleDescription(/^La caja no cuadra: escriba qué pasó/);
    expect(nota).toHaveFocus();
    expect(memoria.arqueos).toEqual([]);
    // Another difference asks again; the same one, with no more to say, is kept.
    await user.clear(total);
    await user.type(total, '500');
    expect(nota).toHaveAccessibleDescription('');
    await user.click(guardar);
    expect(nota).toHaveAccessibleDescription(/^La caja no cuadra/);
    expect(memoria.arqueos).toEqual([]);
    await user.click(guardar);
    await waitFor(() =>
      expect(memoria.arqueos).toMatchObject([{ contado: 500, diferencia: 500, nota: null }]),
    );
    await user.type(total, '0');
    await user.click(guardar);
    await waitFor(() => expect(memoria.arqueos).toHaveLength(2));
  });

  it('mientras llega lo de otra sede no compara lo contado con lo de la anterior', async () => {
    let dejar = (): void => undefined;
    const espera = new Promise<void>((seguir) => {
      dejar = seguir;
    });
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-10-10&hasta=2026-10-10', {
      sembrar: conOctubre,
      ajustar: (servicios) => {
        const { arqueos } = servicios.cierres;
        servicios.cierres.arqueos = async (caja) => {
          if (caja.sede_id !== undefined) await espera;
          return arqueos(caja);
        };
      },
    });
    const caja = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    await user.type(caja.getByLabelText('O escriba solo el total'), '300000');
    expect(await caja.findByText(/Cuadra/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sede' }), 'Casa Bello');
    expect(caja.queryByText(/Cuadra/)).toBeNull();
    expect(caja.getByText('Sin calcular')).toBeVisible();
    dejar();
    expect(await caja.findByText(/Cuadra|en la caja/)).toBeVisible();
  });
});
