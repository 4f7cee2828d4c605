import { screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, unAbono } from './apoyo';

const esperarCifra = (nombre: string, valor: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: nombre })).toHaveTextContent(valor));

describe('/financiero, recaudo', () => {
  it('suma por día y medio, y cuadra la caja', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        const segunda = memoria.mensualidades.obtener(2);
        const [abono] = segunda?.abonos ?? [];
        if (!abono) throw new Error('sin abono');
        memoria.mensualidades.cambiar(2, {
          abonos: [
            abono,
            {
              ...abono,
              id: 2,
              recibo: 2,
              fecha: '2026-11-12',
              valor: 150_000,
              medio: 'EFECTIVO',
              referencia: null,
            },
          ],
        });
      },
    });
    await esperarCifra('Recaudado', '350.000');
    expect(await screen.findByRole('row', { name: /mar 10 nov 2026.*200\.000/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Total.*350\.000.*150\.000.*200\.000/ })).toBeVisible();
    const arqueo = within(screen.getByRole('region', { name: 'Arqueo de caja' }));
    await user.type(arqueo.getByLabelText(/100\.000/), '1');
    expect(arqueo.getByText(/Falta dinero en la caja/)).toBeVisible();
    expect(arqueo.getByText(/-.*50\.000/)).toBeVisible();
    await user.type(arqueo.getByLabelText(/^\$\s50\.000/), '1');
    expect(arqueo.getByText(/Cuadra/)).toBeVisible();
  });

  it('lo anulado de un mes cerrado dice que ya está descontado: sumar la fila no lo resta dos veces', async () => {
    abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(1, {
          abonos: [
            unAbono({
              id: 2,
              recibo: 2,
              valor: 50_000,
              fecha: '2026-10-20',
              anulado_en: '2026-11-14T15:00:00Z',
              ajuste_en: '2026-11-14',
            }),
          ],
        });
      },
    });
    expect(await screen.findByRole('columnheader', { name: 'Ajustes ya descontados' })).toBeVisible();
    const dia = screen.getByRole('row', { name: /14 nov 2026/ });
    expect(within(dia).getAllByText(/^-\$\s50\.000$/)).toHaveLength(3);
    // No receipt is of that day: a link would lead to an empty list.
    expect(within(dia).queryByRole('link')).toBeNull();
    expect(
      within(screen.getByRole('row', { name: /10 nov 2026/ })).getByRole('link', { name: 'mar 10 nov 2026' }),
    ).toBeVisible();
  });

  it('dice cuántos abonos de estos días tienen fecha de otros, y lleva a ellos', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(1, {
          estado: 'CON_ABONO',
          abonos: [
            unAbono({ id: 7, fecha: '2026-10-20', valor: 90_000, registrado_en: '2026-11-20T15:00:00Z' }),
          ],
        });
      },
    });
    await esperarCifra('Recaudado', '200.000');
    expect(
      await screen.findByText('Hay 1 abono registrado en estos días con fecha fuera de este rango'),
    ).toBeVisible();
    expect(
      screen.getByText(/^\$\s90\.000, con fecha del mar 20 oct 2026\. Aquí no se suman\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ver del mar 20 oct 2026 al sáb 21 nov 2026' }));
    await esperarCifra('Recaudado', '290.000');
    expect(router.state.location.search).toMatchObject({ desde: '2026-10-20', hasta: '2026-11-21' });
    expect(screen.queryByText(/fuera de este rango/)).toBeNull();
  });

  it('de una sede, dice de cuál son', async () => {
    abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01&sede_id=1', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        const abono = { id: 7, fecha: '2026-10-20', sede_id: 1, registrado_en: '2026-11-20T15:00:00Z' };
        memoria.mensualidades.cambiar(1, { estado: 'CON_ABONO', abonos: [unAbono(abono)] });
      },
    });
    expect(
      await screen.findByText(/^Hay 1 abono de Casa Bello registrado en estos días con fecha fuera/),
    ).toBeVisible();
  });

  it('abre en el día de hoy, que es lo que hay en la caja, y el mes está a un toque', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
    const arqueo = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    expect(arqueo.getByText('Cuente los billetes y monedas recibidos del sáb 21 nov 2026.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'true');
    await esperarCifra('Recaudado', '$ 0');
    await user.click(screen.getByRole('button', { name: 'Este mes' }));
    await esperarCifra('Recaudado', '200.000');
  });

  it('el título de un solo día dice el día una vez', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-10&hasta=2026-11-10', {
      sembrar: casaQueCobra,
    });
    expect(await screen.findByRole('heading', { name: 'Recaudo del mar 10 nov 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Este mes' }));
    expect(
      await screen.findByRole('heading', { name: 'Recaudo del dom 1 nov 2026 al sáb 21 nov 2026' }),
    ).toBeInTheDocument();
  });

  it('cada sede ve lo suyo: sus cifras, su caja, el título del papel y sus recibos', async () => {
    const { user, router, memoria } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
        const pagado = { fecha: '2026-11-10', valor: 90_000, medio: 'EFECTIVO', sede_id: 2 } as const;
        memoria.mensualidades.cambiar(1, {
          estado: 'CON_ABONO',
          abonos: [unAbono({ id: 7, recibo: 7, ...pagado })],
        });
      },
    });
    await esperarCifra('Recaudado', '290.000');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sede' }), 'Casa Apartadó');
    await esperarCifra('Recaudado', '90.000');
    expect(router.state.location.search).toEqual({ pestana: 'recaudo', desde: '2026-11-01', sede_id: 2 });
    expect(
      screen.getByRole('heading', {
        name: 'Recaudo del dom 1 nov 2026 al sáb 21 nov 2026 en Casa Apartadó',
      }),
    ).toBeInTheDocument();
    const arqueo = within(screen.getByRole('region', { name: 'Arqueo de caja' }));
    expect(arqueo.getByText(/recibidos del .* en Casa Apartadó\.$/)).toBeVisible();
    await user.type(arqueo.getByLabelText('O escriba solo el total'), '90000');
    expect(await arqueo.findByText(/Cuadra/)).toBeVisible();
    await user.click(arqueo.getByRole('button', { name: 'Guardar arqueo' }));
    await waitFor(() =>
      expect(memoria.arqueos).toMatchObject([{ sede_id: 2, recibido: 90_000, diferencia: 0 }]),
    );
    await user.click(screen.getByRole('link', { name: 'mar 10 nov 2026' }));
    expect(await screen.findByRole('row', { name: /Recibo 7/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Recibo 1/ })).toBeNull();
    expect(router.state.location.search).toEqual({
      pestana: 'recibos',
      desde: '2026-11-10',
      hasta: '2026-11-10',
      sede_id: 2,
    });
  });

  it('cambia de rango y lo recuerda en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: casaQueCobra,
    });
    await esperarCifra('Recaudado', '200.000');
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('En este rango no se registraron abonos.')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ desde: '2026-10-01', hasta: '2026-10-31' });
  });

  it('la caja cuadra con la base que tenía y con lo que se consignó, y el arqueo guardado lo dice', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: casaQueCobra,
    });
    await esperarCifra('Recaudado', '200.000');
    const arqueo = within(screen.getByRole('region', { name: 'Arqueo de caja' }));
    await user.type(arqueo.getByLabelText('O escriba solo el total'), '30.000');
    expect(await arqueo.findByText(/Sobra dinero en la caja/)).toBeVisible();
    expect(arqueo.queryByText('Debe haber')).toBeNull();
    await user.type(arqueo.getByLabelText('Base con que empezó'), '100.000');
    expect(arqueo.getByText('Debe haber').closest('div')).toHaveTextContent('100.000');
    expect(arqueo.getByText(/Falta dinero en la caja/)).toBeVisible();
    await user.type(arqueo.getByLabelText('Consignado o guardado aparte'), '70 mil');
    expect(arqueo.getByText(/Cuadra/)).toBeVisible();
    await user.click(arqueo.getByRole('button', { name: 'Guardar arqueo' }));
    const guardados = within(await screen.findByRole('list', { name: 'Arqueos guardados' }));
    expect(
      await guardados.findByText(/base \$\s100\.000 · consignado \$\s70\.000 · debía haber \$\s30\.000/),
    ).toBeVisible();
    expect(memoria.arqueos).toMatchObject([{ base: 100_000, retirado: 70_000, diferencia: 0 }]);
    expect(arqueo.getByLabelText('Base con que empezó')).toHaveValue('');
  });

  it.each([
    [50_000, /^Después de contar entraron \$\s150\.000: según los recibos, debía haber \$\s200\.000\.$/],
    [260_000, /^Después de contar se quitaron \$\s60\.000: según los recibos, debía haber \$\s200\.000\.$/],
    [200_000, null],
  ])('de un arqueo que decía %i en recibos se lee lo que cambió después', async (recibido, dicho) => {
    const dia = { desde: '2026-11-10', hasta: '2026-11-10' };
    abrirEnMemoria(`/financiero?pestana=recaudo&desde=${dia.desde}&hasta=${dia.hasta}`, {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(2, { abonos: [unAbono({ fecha: '2026-11-10' })] });
        memoria.arqueos.push(
          ...[dia, { ...dia, desde: '2026-11-09' }].map((dias, n) => ({
            ...{ ...dias, id: n + 1, sede_id: null, sede_nombre: null, conteo: null, contado: recibido },
            ...{ base: 0, recibido, devuelto: 0, retirado: 0, diferencia: 0, nota: null },
            ...{ contado_por: 'ana@fundacion.example', contado_en: '2026-11-11T04:55:00.000Z' },
          })),
        );
      },
    });
    const guardados = within(await screen.findByRole('list', { name: 'Arqueos guardados' }));
    expect(guardados.getAllByText('Cuadra')).toHaveLength(2);
    if (dicho) expect(await guardados.findByText(dicho)).toBeVisible();
    expect(guardados.queryAllByText(/^Después de contar/)).toHaveLength(dicho ? 1 : 0);
  });

  it('lo contado queda cuando llegan las cifras de otros días, y se empieza de nuevo al pedirlo', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01', {
      sembrar: casaQueCobra,
    });
    await esperarCifra('Recaudado', '200.000');
    const arqueo = () => within(screen.getByRole('region', { name: 'Arqueo de caja' }));
    expect(arqueo().queryByRole('button', { name: 'Borrar conteo' })).toBeNull();
    await user.type(arqueo().getByLabelText(/^\$\s50\.000/), '3');
    await user.type(arqueo().getByLabelText(/^\$\s20\.000/), 'dos');
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('En este rango no se registraron abonos.')).toBeVisible();
    expect(arqueo().getByLabelText(/^\$\s50\.000/)).toHaveValue('3');
    expect(arqueo().getByLabelText(/^\$\s20\.000/)).toHaveValue('dos');
    // It stays on the screen also while the range is none, and there is nothing to count against.
    const desde = screen.getByRole('textbox', { name: 'Desde' });
    await user.clear(desde);
    await user.type(desde, '1/1/2025{Enter}');
    expect(await screen.findByText('Elija un rango de un año como máximo')).toBeVisible();
    expect(arqueo().getByLabelText(/^\$\s50\.000/)).toHaveValue('3');
    expect(arqueo().getByText('Sin calcular')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(await screen.findByText(/Sobra dinero en la caja/)).toBeVisible();
    expect(arqueo().getByLabelText(/^\$\s50\.000/)).toHaveValue('3');
    await user.click(arqueo().getByRole('button', { name: 'Borrar conteo' }));
    expect(arqueo().getByText('Aún no ha contado')).toBeVisible();
    expect(arqueo().getByLabelText(/^\$\s50\.000/)).toHaveValue('');
    expect(arqueo().getByLabelText(/^\$\s20\.000/)).toHaveValue('');
    await waitFor(() => expect(arqueo().getByLabelText(/^\$\s100\.000/)).toHaveFocus());
  });

  it.each([['Sedes'], ['Recibos']])(
    'lo contado y sin guardar no se pierde al ir a %s sin preguntar',
    async (otra) => {
      const { user } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
      const arqueo = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
      await user.type(arqueo.getByLabelText(/^\$\s50\.000/), '3');
      await user.click(screen.getByRole('link', { name: otra }));
      const pregunta = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
      await user.click(pregunta.getByRole('button', { name: 'Seguir editando' }));
      expect(arqueo.getByLabelText(/^\$\s50\.000/)).toHaveValue('3');
      await user.click(arqueo.getByRole('button', { name: 'Borrar conteo' }));
      await user.click(screen.getByRole('link', { name: otra }));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Arqueo de caja' })).toBeNull());
    },
  );

  it.each([
    ['Hasta', '2026-11-10'],
    ['Desde', '2026-11-30'],
  ])(
    'un día escrito en «%s» más allá de la otra fecha es el rango entero, y no un error',
    async (punta, dia) => {
      const { user, router } = abrirEnMemoria(
        '/financiero?pestana=recaudo&desde=2026-11-20&hasta=2026-11-21',
        {
          sembrar: casaQueCobra,
        },
      );
      const campo = await screen.findByRole('textbox', { name: punta });
      await user.clear(campo);
      await user.type(campo, `${dia.split('-').reverse().join('/')}{Enter}`);
      await waitFor(() => expect(router.state.location.search).toMatchObject({ desde: dia, hasta: dia }));
      expect(campo).toBeValid();
      expect(
        await screen.findByRole('heading', { name: /^Recaudo del \w+ \d+ nov 2026$/ }),
      ).toBeInTheDocument();
    },
  );

  it('con los días de un mes a la vista, contar la caja de hoy está a un toque', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-01&sede_id=1', {
      sembrar: casaQueCobra,
    });
    const arqueo = within(await screen.findByRole('region', { name: 'Arqueo de caja' }));
    await user.click(arqueo.getByRole('button', { name: 'Contar solo la de hoy' }));
    expect(await arqueo.findByText(/recibidos del sáb 21 nov 2026 en Casa Bello\.$/)).toBeVisible();
    expect(router.state.location.search).toEqual({ pestana: 'recaudo', sede_id: 1 });
    expect(arqueo.queryByRole('button', { name: 'Contar solo la de hoy' })).toBeNull();
  });

  it('sin nada recibido, dice si es de hoy o de otros días', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
    expect(await screen.findByText('Hoy no se ha recibido nada')).toBeVisible();
    expect(screen.queryByText('No se encontraron resultados')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('No se recibió nada')).toBeVisible();
  });

  it('un rango que no lo es se dice junto a su fecha, y no como una carga que falló', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo&desde=2026-11-20&hasta=2026-11-01', {
      sembrar: casaQueCobra,
    });
    const hasta = await screen.findByRole('textbox', { name: 'Hasta' });
    expect(hasta).toHaveAccessibleDescription('La fecha final es anterior a la inicial');
    expect(hasta).toBeInvalid();
    expect(screen.queryByText('Error al cargar recaudo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Este mes' }));
    await esperarCifra('Recaudado', '200.000');
    expect(screen.getByRole('textbox', { name: 'Hasta' })).toBeValid();
  });
});
