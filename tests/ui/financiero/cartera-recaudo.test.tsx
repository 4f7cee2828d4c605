import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { autorizarWhatsApp, casaQueCobra, sinSalir, unAbono } from './apoyo';

const esperarCifra = (nombre: string, valor: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: nombre })).toHaveTextContent(valor));

describe('/financiero, cartera', () => {
  afterEach(() => vi.restoreAllMocks());

  it('en el teléfono también dice lo que alguien tiene a favor, y no solo que debe cero', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('max-width'),
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    abrirEnMemoria('/financiero?pestana=cartera', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(1, {
          estado: 'PAGADA',
          abonos: [unAbono({ id: 2, recibo: 2, valor: 850_000, excedente: 80_000 })],
        });
        memoria.movimientosAFavor.push({
          ...{
            id: 1,
            origen_id: null,
            tipo: 'EXCEDENTE',
            fecha: '2026-11-10',
            valor: 80_000,
            id_acudiente: 1,
          },
          ...{ participante_id: 1, abono_id: 2, mensualidad_id: 1, recibo: 2, medio: null, referencia: null },
          ...{ motivo: null, registrado_por: null },
        });
      },
    });
    expect(await screen.findByText(/^a favor \$\s80\.000 · No debe nada$/)).toBeVisible();
  });

  it('suma por pagador y por edad, y lleva al estado de cuenta', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=cartera', { sembrar: casaQueCobra });
    await esperarCifra('Saldo total', '1.250.000');
    await esperarCifra('Vencido', '1.250.000');
    const rosa = within(await screen.findByRole('row', { name: /Rosa Ríos/ }));
    expect(rosa.getByText('Luz Marina Ríos')).toBeVisible();
    expect(rosa.getByText('16')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    const edades = within(await screen.findByRole('table', { name: 'Cartera por edades' }));
    expect(edades.getByRole('row', { name: /1-30 días.*1\.250\.000/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Acciones de Rosa Ríos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Estado de cuenta' }));
    const cuenta = within(await screen.findByRole('dialog', { name: 'Estado de cuenta de Rosa Ríos' }));
    expect(cuenta.getByRole('table', { name: 'Mensualidades de Luz Marina Ríos' })).toBeVisible();
  });

  it('filtra por edad y dice cuando no hay', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=cartera', { sembrar: casaQueCobra });
    await screen.findByRole('row', { name: /Rosa Ríos/ });
    await user.selectOptions(screen.getByLabelText('Edad de la deuda'), 'Más de 90 días');
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    await esperarCifra('Saldo total', '1.250.000');
  });

  it('si el servicio no la calcula, lo dice', async () => {
    abrirEnMemoria('/financiero?pestana=cartera', {
      ajustar: ({ finanzas }) => {
        finanzas.cartera = async () => null;
      },
    });
    expect(await screen.findByText('La cartera no está disponible')).toBeVisible();
  });
});

describe('estado de cuenta', () => {
  it('trae las sumas y el mensaje para quien paga; el sábado en la mañana se envía y queda registrado', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?cuenta=1', {
      sembrar: (base) => {
        casaQueCobra(base);
        autorizarWhatsApp(base, 'acudiente-1');
      },
    });
    const dialogo = within(await screen.findByRole('dialog', { name: /Estado de cuenta de Luz/ }));
    const enlace = await dialogo.findByRole('link', { name: /Enviar a Rosa Ríos/ });
    const direccion = new URL(enlace.getAttribute('href') ?? '');
    expect(direccion.origin + direccion.pathname).toBe('https://wa.me/573001112233');
    expect(direccion.searchParams.get('text')).toContain('Estado de cuenta de Luz Marina Ríos');
    expect(dialogo.queryByText(/Ley 2300/)).toBeNull();
    await user.click(sinSalir(enlace));
    await user.click(dialogo.getByRole('button', { name: 'Marcar como enviado' }));
    expect(await screen.findByText('Mensaje a Rosa Ríos registrado')).toBeVisible();
    expect(memoria.gestionesDeCobro).toMatchObject([
      { clave: 'acudiente-1', canal: 'WHATSAPP', resultado: 'ENVIADO', posterior: false },
    ]);
    expect(await dialogo.findByText(/Ya se le contactó ese día/)).toBeVisible();
    expect(dialogo.getByText('Se puede desde lun 23 nov 2026, 07:00')).toBeVisible();
    expect(dialogo.queryByRole('link', { name: /Enviar a/ })).toBeNull();
  });

  it('lo exonerado se ve, con su motivo, y no cobra', async () => {
    abrirEnMemoria('/financiero?cuenta=1', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.mensualidades.cambiar(1, { estado: 'EXONERADA', motivo_anulacion: 'No puede pagar' });
      },
    });
    const dialogo = within(await screen.findByRole('dialog', { name: /Estado de cuenta de Luz/ }));
    const fila = await dialogo.findByRole('row', { name: /Exonerada/ });
    expect(
      within(fila)
        .getAllByText(/^\$/)
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['$ 0', '$ 0', '$ 0']);
    expect(within(fila).getByText(/^Exonerada, era de .*: No puede pagar$/)).toBeVisible();
  });

  it('la deuda no se ofrece contar a los demás acudientes, ni siquiera si quien paga no tiene celular', async () => {
    abrirEnMemoria('/financiero?cuenta=1', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.acudientes.cambiar(1, { telefono: '6044444448' });
        memoria.acudientes.insertar(
          unAcudiente().de(1).llamado('Pedro', 'Arias').conTelefono('3009998877').principal().datos(),
        );
      },
    });
    expect(await screen.findByText('Quien paga no tiene un celular al que escribirle.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Enviar a/ })).toBeNull();
  });

  it('quien paga por sí mismo la recibe en su propio teléfono, y su familia no', async () => {
    abrirEnMemoria('/financiero?cuenta=2', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.participantes.cambiar(2, { telefono: '3005556677' });
        autorizarWhatsApp(memoria, 'participante-2');
        memoria.acudientes.insertar(
          unAcudiente().de(2).llamado('Marta', 'Gómez').conTelefono('3009998877').principal().datos(),
        );
      },
    });
    const enlace = await screen.findByRole('link', { name: 'Enviar a Andrés Gómez (300 555 6677)' });
    expect(enlace.getAttribute('href')).toContain('https://wa.me/573005556677?text=');
    expect(screen.getAllByRole('link', { name: /Enviar a/ })).toHaveLength(1);
    expect(screen.getByText(/Ningún acudiente está marcado como responsable del pago/)).toBeVisible();
  });

  it('fuera del horario no se envía: dice por qué y desde cuándo', async () => {
    abrirEnMemoria('/financiero?cuenta=1', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        autorizarWhatsApp(memoria, 'acudiente-1');
      },
      ahora: '2026-11-22T15:00:00Z',
    });
    expect(await screen.findByText('Es domingo: la ley no permite cobrar')).toBeVisible();
    expect(screen.getByText('Se puede desde lun 23 nov 2026, 07:00')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Enviar a/ })).toBeNull();
  });

  it('por un canal sin autorizar tampoco; se autoriza ahí mismo', async () => {
    const { user } = abrirEnMemoria('/financiero?cuenta=1', { sembrar: casaQueCobra });
    expect(await screen.findByText('No ha autorizado que le cobren por este canal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Autorizar un canal de Rosa Ríos' }));
    const formulario = within(await screen.findByRole('dialog', { name: 'Canal autorizado por Rosa Ríos' }));
    await user.click(formulario.getByRole('radio', { name: 'Papel firmado' }));
    await user.click(formulario.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /Enviar a Rosa Ríos/ })).toBeVisible();
  });
});

describe('/financiero, recaudo', () => {
  it('suma por día y medio, y cuadra la caja', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo', {
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
    abrirEnMemoria('/financiero?pestana=recaudo', {
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
  });

  it('dice cuántos abonos de estos días tienen fecha de otros, y lleva a ellos', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo', {
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

  it('cambia de rango y lo recuerda en la dirección', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
    await esperarCifra('Recaudado', '200.000');
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('En este rango no se registraron abonos.')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ desde: '2026-10-01', hasta: '2026-10-31' });
  });

  it('lo contado queda cuando llegan las cifras de otros días, y se empieza de nuevo al pedirlo', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=recaudo', { sembrar: casaQueCobra });
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
    const hasta = screen.getByRole('textbox', { name: 'Hasta' });
    await user.clear(hasta);
    await user.type(hasta, '1/1/2026{Enter}');
    expect(await screen.findByText('La fecha final es anterior a la inicial')).toBeVisible();
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
