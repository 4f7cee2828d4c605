import { act, screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { dialogoListo } from '@tests/ui/apoyo/dialogo-listo';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra, unAbono } from './apoyo';

/** Rosa pays for Luz, who owes September, October and November. */
const tresMeses = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  for (const periodo of ['2026-09', '2026-10'])
    memoria.mensualidades.insertar({
      participante_id: 1,
      valor: 850_000,
      periodo,
      fecha_vencimiento: `${periodo}-05`,
      id_acudiente: 1,
    });
};

type Persona = ReturnType<typeof abrirEnMemoria>['user'];

const dialogoDePago = async (user: Persona) => {
  await user.type(await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }), 'rosa{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Pagar juntas las 3 de Rosa Ríos' }));
  return within(await screen.findByRole('dialog', { name: 'Registrar pago de Rosa Ríos' }));
};
const linea = (dialogo: ReturnType<typeof within>, mes: string) =>
  dialogo.getByRole('textbox', { name: `Para Luz Marina Ríos, Mensualidad ${mes} 2026` });

afterEach(() => vi.restoreAllMocks());

describe('un pago de varias mensualidades', () => {
  it('lo que halló una búsqueda no se dice como todo lo que debe quien paga', async () => {
    let llega = () => {};
    const { user } = abrirEnMemoria('/financiero?pago=true', {
      sembrar: (memoria) => {
        tresMeses(memoria);
        memoria.mensualidades.cambiar(2, { id_acudiente: 1 });
      },
      ajustar: ({ finanzas }) => {
        const leer = finanzas.estadoDePagador;
        const espera = new Promise<void>((resolver) => {
          llega = resolver;
        });
        vi.spyOn(finanzas, 'estadoDePagador').mockImplementation((clave) => espera.then(() => leer(clave)));
      },
    });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }),
      'luz marina{Enter}',
    );
    const juntas = await screen.findByRole('button', { name: 'Pagar juntas las de Rosa Ríos' });
    expect(screen.queryByText(/Debe en total/)).toBeNull();
    act(() => llega());
    await waitFor(() => expect(juntas).toHaveAccessibleName('Pagar juntas las 4 de Rosa Ríos'));
    expect(screen.getByText(/Debe en total/)).toBeVisible();
  });

  it('se elige a quien paga, con todo lo que debe, y queda un recibo con lo que dejó', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    expect(dialogo.getByLabelText('Total recibido')).toHaveValue('2.550.000');
    await user.selectOptions(dialogo.getByLabelText('Medio de pago'), 'Nequi');
    await user.type(dialogo.getByLabelText(/^Referencia/), 'NEQUI-1');
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    const hecho = within(await screen.findByRole('dialog', { name: 'Pago registrado' }));
    expect(hecho.getByText(/^Recibo 2 · \$\s2\.550\.000$/)).toBeVisible();
    expect(hecho.getAllByText('Queda pagada')).toHaveLength(3);
    expect(memoria.pagos).toMatchObject([{ recibo: 2, valor: 2_550_000, medio: 'NEQUI', excedente: 0 }]);
  });

  it('el recibo se envía entero, al registrarlo y desde cualquiera de sus mensualidades', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    const loEnvia = async (desde: string | RegExp) => {
      const hecho = await dialogoListo(desde);
      await user.click(await hecho.findByRole('button', { name: 'Enviar recibo 2' }));
      const envio = await dialogoListo('Enviar recibo 2');
      expect(envio.getByText(/2\.550\.000 de Rosa Ríos/)).toBeVisible();
      expect(envio.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
    };
    await loEnvia('Pago registrado');
    await router.navigate({ to: '/financiero', search: { detalle: 1 } as never });
    await loEnvia(/Luz Marina Ríos/);
  });

  it('el que se acaba de registrar mal se anula entero ahí mismo', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    const hecho = await dialogoListo('Pago registrado');
    await user.click(hecho.getByRole('button', { name: 'Anular' }));
    const motivo = await dialogoListo('Anular pago del recibo 2');
    await user.click(motivo.getByRole('radio', { name: 'Se registró dos veces' }));
    await user.click(motivo.getByRole('button', { name: 'Anular pago' }));
    await waitFor(() =>
      expect(memoria.mensualidades.todas().map(({ estado }) => estado)).not.toContain('PAGADA'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('se dice qué sede recibe, y todo el recibo entra en la que se elige', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=true', {
      sembrar: (base) => {
        tresMeses(base);
        base.sedes.insertar(unaSede().llamada('Casa Apartadó').datos());
      },
    });
    const dialogo = await dialogoDePago(user);
    expect(await dialogo.findByText(/^Recibe: Casa Bello/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Cambiar la sede que recibe' }));
    await user.selectOptions(dialogo.getByLabelText('Sede que recibe'), 'Casa Apartadó');
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    await screen.findByRole('dialog', { name: 'Pago registrado' });
    const abonos = memoria.mensualidades.todas().flatMap((cobro) => cobro.abonos);
    expect(abonos.filter(({ pago_id }) => pago_id !== null).map(({ sede_id }) => sede_id)).toEqual([2, 2, 2]);
    // And when it is corrected.
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    const motivo = await dialogoListo('Anular pago del recibo 2');
    await user.click(motivo.getByRole('radio', { name: 'La fecha no era esa' }));
    await user.click(motivo.getByRole('button', { name: 'Anular y corregir' }));
    const otra = await dialogoListo('Registrar pago de Rosa Ríos');
    expect(await otra.findByLabelText('Sede que recibe')).toHaveValue('2');
  });

  it('otro total se reparte de lo más viejo a lo más nuevo, y cada línea se puede cambiar', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=true', {
      sembrar: tresMeses,
    });
    const dialogo = await dialogoDePago(user);
    const total = dialogo.getByLabelText('Total recibido');
    await user.clear(total);
    await user.type(total, '1000000');
    expect(linea(dialogo, 'sep')).toHaveValue('850.000');
    expect(linea(dialogo, 'oct')).toHaveValue('150.000');
    expect(linea(dialogo, 'nov')).toHaveValue('');
    await user.clear(linea(dialogo, 'oct'));
    await user.type(linea(dialogo, 'nov'), '100000');
    expect(dialogo.getByText(/^Quedan \$\s50\.000 a favor de Rosa Ríos$/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    expect(await dialogo.findByText(/^Confirme lo que queda a favor/)).toBeVisible();
    await user.click(dialogo.getByRole('checkbox', { name: /quedan como saldo a favor/ }));
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    const hecho = within(await screen.findByRole('dialog', { name: 'Pago registrado' }));
    expect(hecho.getByText(/^Quedan \$\s50\.000 a favor de Rosa Ríos\.$/)).toBeVisible();
    expect(memoria.mensualidades.obtener(1)).toMatchObject({ saldo: 750_000 });
    expect(memoria.movimientosAFavor).toMatchObject([{ tipo: 'EXCEDENTE', valor: 50_000 }]);
  });

  it('si otra persona paga una mientras se escribe, lo que queda se puede registrar', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    const total = dialogo.getByLabelText('Total recibido');
    await user.clear(total);
    await user.type(total, '1700000');
    const [septiembre] = memoria.mensualidades.todas().filter(({ periodo }) => periodo === '2026-09');
    memoria.mensualidades.cambiar(Number(septiembre?.id), {
      estado: 'PAGADA',
      abonos: [unAbono({ valor: 850_000 })],
    });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await dialogo.findByText(/^Lo que debe cambió mientras tanto/);
    expect(dialogo.getByText(/^Quedan \$\s850\.000 a favor de Rosa Ríos$/)).toBeVisible();
    await user.clear(total);
    await user.type(total, '1700000');
    expect(linea(dialogo, 'oct')).toHaveValue('850.000');
    expect(linea(dialogo, 'nov')).toHaveValue('850.000');
    expect(dialogo.queryByText(/pasa del total/)).toBeNull();
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    await screen.findByRole('dialog', { name: 'Pago registrado' });
    expect(memoria.pagos).toMatchObject([{ valor: 1_700_000, excedente: 0 }]);
  });

  it('de dos que se llaman igual, cada quien va con lo suyo y su documento', async () => {
    const { user } = abrirEnMemoria('/financiero?pago=true', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.participantes.cambiar(1, { nombre: 'Andrés Gómez', numero_documento: '1020304001' });
        memoria.participantes.cambiar(2, { numero_documento: '1020304002' });
        memoria.mensualidades.cambiar(2, { id_acudiente: 1 });
      },
    });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Buscar a quien va a pagar' }),
      'rosa{Enter}',
    );
    expect(await screen.findByText('Andrés Gómez · 1.020.304.001')).toBeVisible();
    expect(screen.getByText('Andrés Gómez · 1.020.304.002')).toBeVisible();
    expect(screen.queryByText(/^debe /)).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Pagar juntas/ }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar pago de Rosa Ríos' }));
    expect(dialogo.getByRole('list', { name: 'Lo que debe Andrés Gómez, 1.020.304.001' })).toBeVisible();
    expect(dialogo.getByRole('list', { name: 'Lo que debe Andrés Gómez, 1.020.304.002' })).toBeVisible();
  });

  it('una línea no pasa de lo que se debe, ni todas del total', async () => {
    const { user } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    const septiembre = linea(dialogo, 'sep');
    await user.clear(septiembre);
    await user.type(septiembre, '900000');
    expect(dialogo.getByText(/pasa del total en \$\s50\.000/)).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    expect((await dialogo.findAllByText(/suma \$\s2\.600\.000, más que el total/)).length).toBeGreaterThan(0);
    const noviembre = linea(dialogo, 'nov');
    await user.clear(noviembre);
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    await waitFor(() =>
      expect(septiembre).toHaveAccessibleDescription(/no puede superar el saldo de \$\s850\.000/),
    );
  });

  it('un pago se anula entero desde cualquiera de sus mensualidades, con su motivo', async () => {
    const { user, memoria, router } = abrirEnMemoria('/financiero?pago=true', {
      sembrar: tresMeses,
    });
    const dialogo = await dialogoDePago(user);
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    await screen.findByRole('dialog', { name: 'Pago registrado' });
    await router.navigate({ to: '/financiero', search: { detalle: 1 } as never });
    await user.click(await screen.findByRole('button', { name: 'Anular todo el pago del recibo 2' }));
    const motivo = within(await screen.findByRole('dialog', { name: 'Anular pago del recibo 2' }));
    await user.type(await motivo.findByLabelText('Motivo'), 'No llegó');
    await user.click(motivo.getByRole('button', { name: 'Anular pago' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(1)?.saldo).toBe(850_000));
    expect(
      memoria.mensualidades.todas().filter(({ participante_id }) => participante_id === 1),
    ).toMatchObject(Array.from({ length: 3 }, () => ({ estado: 'PENDIENTE' })));
  });

  it('y desde su recibo; con el total mal se corrige entero, con lo demás ya escrito', async () => {
    const { user, memoria, router } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    await user.selectOptions(dialogo.getByLabelText('Medio de pago'), 'Nequi');
    await user.type(dialogo.getByLabelText('Referencia'), 'N-9');
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    await screen.findByRole('dialog', { name: 'Pago registrado' });
    await router.navigate({ to: '/financiero', search: { recibo: 2 } as never });
    await user.click(await screen.findByRole('button', { name: 'Anular todo el recibo' }));
    const motivo = within(await screen.findByRole('dialog', { name: 'Anular pago del recibo 2' }));
    expect(
      await motivo.findByText(/^Pago de \$\s2\.550\.000 de Rosa Ríos, del sáb 21 nov 2026$/),
    ).toBeVisible();
    // The notices of before are shown over it, and are items too.
    const partes = within(motivo.getByRole('list', { name: 'Lo que pagó' }));
    expect(partes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      ['septiembre', 'octubre', 'noviembre'].map((mes) =>
        expect.stringMatching(
          new RegExp(`^Mensualidad de ${mes} de 2026, de Luz Marina Ríos: \\$\\s850\\.000$`),
        ),
      ),
    );
    await user.click(motivo.getByRole('radio', { name: 'El valor no era ese' }));
    await user.click(motivo.getByRole('button', { name: 'Anular y corregir' }));
    const total = await screen.findByLabelText('Total recibido');
    const otra = await dialogoListo('Registrar pago de Rosa Ríos');
    expect(total).toHaveValue('2.550.000');
    expect(otra.getByLabelText('Referencia')).toHaveValue('N-9');
    await user.clear(total);
    await user.type(total, '1.700.000');
    await user.click(otra.getByRole('button', { name: 'Registrar pago' }));
    await waitFor(() => expect(memoria.mensualidades.obtener(3)?.abonos).toHaveLength(2));
    expect(memoria.mensualidades.obtener(3)?.abonos.at(-1)).toMatchObject({
      medio: 'NEQUI',
      referencia: 'N-9',
    });
  });

  it('en el libro de recibos se anula entero, o solo lo que pagó de una mensualidad', async () => {
    const { user, router } = abrirEnMemoria('/financiero?pago=true', { sembrar: tresMeses });
    const dialogo = await dialogoDePago(user);
    await user.click(dialogo.getByRole('button', { name: 'Registrar pago' }));
    await screen.findByRole('dialog', { name: 'Pago registrado' });
    await router.navigate({ to: '/financiero', search: { pestana: 'recibos' } as never });
    const [deVarias] = await screen.findAllByRole('button', { name: /^Acciones de recibo 2/i });
    await user.click(deVarias as HTMLElement);
    expect(screen.getByRole('menuitem', { name: 'Anular solo esta mensualidad' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Anular todo el recibo' }));
    expect(await screen.findByRole('dialog', { name: 'Anular pago del recibo 2' })).toBeVisible();
  });
});
