import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, dialogoAbono, unAbono } from './apoyo';

const POR_EL_RELOJ =
  /^Por el reloj de este equipo, hoy es sáb 21 nov 2026\. Si no lo es, póngalo en hora y recargue esta página\./;
const registrar = { name: 'Registrar abono' };

afterEach(() => vi.restoreAllMocks());

describe('registrar un abono', () => {
  it('abre con todo el saldo en efectivo y hoy; después muestra el recibo y lo imprime', async () => {
    const recibo = vi.fn(async () => new Uint8Array([37, 80, 68, 70]));
    const ventana = vi.spyOn(window, 'open').mockReturnValue({} as Window);
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', {
      sembrar: casaQueCobra,
      ajustar: (servicios) => {
        servicios.documentosCobro = { ...servicios.documentosCobro, recibo };
      },
    });
    const dialogo = await dialogoAbono();
    expect(dialogo.getByLabelText('Valor del abono')).toHaveValue('850.000');
    expect(dialogo.getByLabelText('Fecha del abono')).toHaveValue('21/11/2026');
    expect(dialogo.getByLabelText('Medio de pago')).toHaveValue('EFECTIVO');
    await user.click(dialogo.getByRole('button', registrar));
    const hecho = within(await screen.findByRole('dialog', { name: 'Abono registrado' }));
    expect(hecho.getByText('Recibo 2')).toBeVisible();
    expect(
      hecho.getByText(/^Abono de \$\s850\.000 de Luz Marina Ríos, noviembre de 2026: recibo 2\.$/),
    ).toBeVisible();
    expect(hecho.getByText('La mensualidad queda pagada.')).toBeVisible();
    expect(hecho.getByText(/ochocientos cincuenta mil pesos/)).toBeVisible();
    expect(memoria.mensualidades.obtener(1)?.estado).toBe('PAGADA');
    await user.click(hecho.getByRole('button', { name: 'Imprimir recibo' }));
    await waitFor(() => expect(ventana).toHaveBeenCalledWith(expect.stringMatching(/^blob:/), '_blank'));
    expect(recibo).toHaveBeenCalledWith(1, 2);
  });

  it('dice de quién es también por su documento y su sede: dos personas pueden llamarse igual', async () => {
    abrirEnMemoria('/financiero?abono=1', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        const quien = memoria.mensualidades.obtener(1)?.participante_id ?? 0;
        memoria.participantes.cambiar(quien, { tipo_documento: 'CC', numero_documento: '1020304050' });
      },
    });
    const dialogo = await dialogoAbono();
    expect(dialogo.getByText('Luz Marina Ríos')).toBeVisible();
    expect(dialogo.getByText(/^Documento 1\.020\.304\.050( · Casa .*)?$/)).toBeVisible();
  });

  it('una fecha de un mes cerrado no se pregunta: se dice desde cuándo puede ser', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', {
      sembrar: casaQueCobra,
      ajustar: (servicios) => {
        servicios.cierres = { ...servicios.cierres, ultimo: async () => '2026-10' };
      },
    });
    const dialogo = await dialogoAbono();
    const fecha = dialogo.getByLabelText('Fecha del abono');
    await user.clear(fecha);
    await user.type(fecha, '30/10/26');
    await user.click(dialogo.getByRole('button', registrar));
    await waitFor(() =>
      expect(fecha).toHaveAccessibleDescription(
        /Octubre de 2026 está cerrado: escriba una fecha desde el dom 1 nov 2026/,
      ),
    );
    expect(dialogo.queryByRole('checkbox')).toBeNull();
    expect(memoria.mensualidades.obtener(1)?.abonos).toEqual([]);
  });

  it('descartar lo escrito se pregunta una sola vez', async () => {
    const { user, router } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    await user.type(dialogo.getByLabelText(/^Referencia/), 'ref-1');
    await user.click(dialogo.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByText('¿Salir sin guardar?')).toBeNull();
  });

  it('un valor al que le faltan los miles se pregunta, y confirmado se guarda', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const valor = dialogo.getByLabelText('Valor del abono');
    await user.clear(valor);
    await user.type(valor, '400');
    expect(dialogo.getByText(/^¿Son \$\s400 y no \$\s400\.000\?$/)).toBeVisible();
    await user.click(dialogo.getByRole('button', registrar));
    expect(
      await dialogo.findByRole('link', { name: /Valor confirmado: Confirme que el valor es ese/ }),
    ).toBeVisible();
    expect(memoria.mensualidades.obtener(1)?.abonos).toEqual([]);
    await user.click(dialogo.getByRole('checkbox', { name: /Sí, son \$\s400/ }));
    await user.click(dialogo.getByRole('button', registrar));
    await waitFor(() => expect(memoria.mensualidades.obtener(1)?.abonos).toMatchObject([{ valor: 400 }]));
  });

  it('pide la referencia salvo en efectivo, y no deja pasar del saldo ni del día', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    await user.selectOptions(dialogo.getByLabelText('Medio de pago'), 'Nequi');
    await user.clear(dialogo.getByLabelText('Valor del abono'));
    await user.type(dialogo.getByLabelText('Valor del abono'), '900000');
    await user.click(dialogo.getByRole('button', registrar));
    expect(await dialogo.findByText('Escriba la referencia del pago')).toBeVisible();
    await user.type(dialogo.getByLabelText(/^Referencia/), 'ref-1');
    await user.click(dialogo.getByRole('button', registrar));
    const sobrante = dialogo.getByRole('checkbox', { name: /Sobran \$\s50\.000/ });
    await waitFor(() => expect(sobrante).toBeInvalid());
    await user.clear(dialogo.getByLabelText('Valor del abono'));
    await user.type(dialogo.getByLabelText('Valor del abono'), '800000');
    await waitFor(() => expect(dialogo.queryByText(/Marque esta casilla/)).toBeNull());
  });

  it('un valor que pasa de lo que se acepta se dice una vez, y no se ofrece dejarlo a favor', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const valor = dialogo.getByLabelText('Valor del abono');
    await user.clear(valor);
    await user.type(valor, '2000000000');
    await user.click(dialogo.getByRole('button', registrar));
    await waitFor(() => expect(valor).toHaveAccessibleDescription(/El valor máximo es \$\s1\.000\.000\.000/));
    expect(dialogo.getAllByRole('link', { name: /El valor máximo/ })).toHaveLength(1);
    expect(dialogo.queryByRole('checkbox', { name: /Sobran/ })).toBeNull();
  });

  it('una cédula escrita en el valor se dice al salir del campo, sin haber enviado nada', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const valor = dialogo.getByLabelText('Valor del abono');
    await user.clear(valor);
    await user.type(valor, '1.020.304.000');
    expect(valor).toBeValid();
    await user.tab();
    expect(valor).toBeInvalid();
    expect(valor).toHaveAccessibleDescription(/El valor máximo es \$\s1\.000\.000\.000/);
    await user.clear(valor);
    await user.type(valor, '850.000');
    expect(valor).toBeValid();
  });

  it('si otra persona ya la cobró, la razón queda junto al valor', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    memoria.mensualidades.cambiar(1, { estado: 'PAGADA', abonos: [unAbono({ valor: 850_000 })] });
    await user.click(dialogo.getByRole('button', registrar));
    await waitFor(() =>
      expect(dialogo.getByLabelText('Valor del abono')).toHaveAccessibleDescription(
        /Esta mensualidad no tiene saldo por pagar/,
      ),
    );
    expect(dialogo.getByText('Error al actualizar mensualidad')).toBeVisible();
  });

  it('y entonces dice lo que ahora es cierto, sin perder lo escrito ni la razón', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    await user.selectOptions(dialogo.getByLabelText('Medio de pago'), 'NEQUI');
    await user.type(dialogo.getByLabelText('Referencia'), 'M-99');
    memoria.mensualidades.cambiar(1, { estado: 'PAGADA', abonos: [unAbono({ valor: 850_000 })] });
    await user.click(dialogo.getByRole('button', registrar));
    expect(
      await dialogo.findByText(/El saldo cambió mientras tanto: era de \$\s850\.000 y ahora es de \$\s0\./),
    ).toBeVisible();
    const valor = dialogo.getByLabelText('Valor del abono');
    expect(valor).toHaveAccessibleDescription(/Esta mensualidad no tiene saldo por pagar/);
    expect(valor).not.toHaveAccessibleDescription(/Queda pagada/);
    expect(valor).toHaveValue('850.000');
    expect(dialogo.getByLabelText('Referencia')).toHaveValue('M-99');
    expect(dialogo.queryByRole('checkbox')).toBeNull();
  });

  it('si otra persona abona mientras tanto, la ayuda y el valor propuesto siguen al saldo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const otraPersonaPaga = (valor: number) => {
      memoria.mensualidades.cambiar(1, { estado: 'CON_ABONO', abonos: [unAbono({ valor })] });
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
    };
    otraPersonaPaga(300_000);
    const valor = dialogo.getByLabelText('Valor del abono');
    await waitFor(() => expect(valor).toHaveAccessibleDescription(/Saldo: \$\s550\.000\. Queda pagada/));
    expect(valor).toHaveValue('550.000');
    expect(
      dialogo.getByText(/El saldo cambió mientras tanto: era de \$\s850\.000 y ahora es de \$\s550\.000/),
    ).toBeVisible();

    await user.clear(valor);
    await user.type(valor, '500000');
    otraPersonaPaga(400_000);
    await waitFor(() => expect(valor).toHaveAccessibleDescription(/Saldo: \$\s450\.000/));
    expect(valor).toHaveValue('500.000');
    await user.click(dialogo.getByRole('button', registrar));
    expect(await dialogo.findByRole('checkbox', { name: /Sobran \$\s50\.000/ })).toBeInvalid();
    focusManager.setFocused(undefined);
  });

  it('una fecha que el servicio tiene por futura dice qué día es para este equipo: su reloj puede estar adelantado', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', {
      sembrar: casaQueCobra,
      ajustar: (servicios) => {
        const futura = { fecha: 'La fecha del abono no puede ser futura' };
        servicios.mensualidades = {
          ...servicios.mensualidades,
          registrarAbono: () => Promise.reject(errorValidacion('Revise los campos señalados', futura)),
        };
      },
    });
    const dialogo = await dialogoAbono();
    await user.click(dialogo.getByRole('button', registrar));
    const fecha = dialogo.getByLabelText('Fecha del abono');
    await waitFor(() => expect(fecha).toHaveAccessibleDescription(POR_EL_RELOJ));
    expect(fecha).toHaveAccessibleDescription(/ La fecha del abono no puede ser futura$/);
  });

  it('la fecha de hoy en un equipo atrasado tampoco deja a nadie sin saber qué pasa', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const fecha = dialogo.getByLabelText('Fecha del abono');
    await user.clear(fecha);
    await user.type(fecha, '22/11/2026');
    expect(fecha).not.toHaveAccessibleDescription(POR_EL_RELOJ);
    await user.click(dialogo.getByRole('button', registrar));
    await waitFor(() => expect(fecha).toHaveAccessibleDescription(POR_EL_RELOJ));
  });

  it('un día sin su año es el más cercano, y se ve cuál es; el que no ha llegado se rechaza', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const fecha = dialogo.getByLabelText('Fecha del abono');
    await user.clear(fecha);
    await user.type(fecha, '20/11');
    expect(dialogo.getByText('vie 20 nov')).toBeVisible();
    await user.tab();
    expect(fecha).toHaveValue('20/11/2026');
    await user.clear(fecha);
    await user.type(fecha, '2/12');
    await user.click(dialogo.getByRole('button', registrar));
    await waitFor(() => expect(fecha).toHaveAccessibleDescription(/no puede ser futura/));
    expect(fecha).toHaveValue('2/12/2026');
  });

  it('una fecha de antes del mes que se cobra se pregunta, y confirmada se guarda', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    const fecha = dialogo.getByLabelText('Fecha del abono');
    expect(dialogo.queryByRole('checkbox')).toBeNull();
    await user.clear(fecha);
    await user.type(fecha, '30/10/2026');
    await user.tab();
    expect(
      await dialogo.findByText('La fecha es anterior al mes que se cobra (noviembre de 2026).'),
    ).toBeVisible();
    await user.click(dialogo.getByRole('button', registrar));
    expect(await dialogo.findByText('Confirme que la fecha es correcta, o corríjala')).toBeVisible();
    expect(memoria.mensualidades.obtener(1)?.abonos).toEqual([]);

    await user.click(dialogo.getByRole('checkbox', { name: 'Sí, se pagó el vie 30 oct 2026' }));
    await user.tripleClick(fecha);
    await user.paste('20/11/2025');
    await user.tab();
    expect(await dialogo.findByText(/y de hace más de un año\.$/)).toBeVisible();
    const casilla = dialogo.getByRole('checkbox', { name: 'Sí, se pagó el jue 20 nov 2025' });
    expect(casilla).not.toBeChecked();
    await user.click(casilla);
    await user.click(dialogo.getByRole('button', registrar));
    expect(await screen.findByText('Recibo 2')).toBeVisible();
    expect(memoria.mensualidades.obtener(1)?.abonos[0]).toMatchObject({ fecha: '2025-11-20' });
  });

  it('avisa de una referencia repetida y no lo impide', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const dialogo = await dialogoAbono();
    await user.selectOptions(dialogo.getByLabelText('Medio de pago'), 'Transferencia');
    await user.type(dialogo.getByLabelText('Referencia'), 'ref-77');
    expect(
      await dialogo.findByText(/Esta referencia ya está en otro abono \(recibo 1, Andrés Gómez\)/),
    ).toBeVisible();
    await user.click(dialogo.getByRole('button', registrar));
    expect(await screen.findByText('Recibo 2')).toBeVisible();
    expect(memoria.mensualidades.obtener(1)?.abonos).toHaveLength(1);
  });

  it('«Registrar pago» busca a quien paga y lleva a su abono', async () => {
    const { user } = abrirEnMemoria('/financiero', { sembrar: casaQueCobra });
    await user.click(await screen.findByRole('button', { name: 'Registrar pago' }));
    await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar pago' }));
    await user.type(dialogo.getByRole('searchbox'), 'rios{Enter}');
    await user.click(
      await dialogo.findByRole('button', { name: 'Pagar mensualidad nov 2026 de Luz Marina Ríos' }),
    );
    const abono = await dialogoAbono();
    expect(abono.getByText('Luz Marina Ríos')).toBeVisible();
  });

  it('anular pide el motivo, y la historia dice qué abono se anuló', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?detalle=2', { sembrar: casaQueCobra });
    await user.click(await screen.findByRole('button', { name: 'Anular abono del recibo 1' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Anular abono del recibo 1' }));
    await user.type(await dialogo.findByLabelText('Motivo'), 'Se registró dos veces');
    await user.click(dialogo.getByRole('button', { name: 'Anular abono' }));
    const historia = await screen.findByText(/^recibo 1: \$\s200\.000 \(anulado\)$/);
    expect(historia.closest('li')).toHaveTextContent(/Abonos: recibo 1: \$\s200\.000 →/);
    expect(memoria.mensualidades.obtener(2)?.abonos[0]?.motivo_anulacion).toBe('Se registró dos veces');
  });

  it('un servicio sin PDF lo dice', async () => {
    const { user } = abrirEnMemoria('/financiero?detalle=2', {
      sembrar: casaQueCobra,
      ajustar: (servicios) => {
        servicios.documentosCobro = { ...servicios.documentosCobro, recibo: async () => null };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Imprimir recibo 1' }));
    expect(await screen.findByText('Este servicio no genera documentos en PDF')).toBeVisible();
  });
});
