import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { autorizarWhatsApp, casaQueCobra } from './apoyo';
import '@/ui/panel/financiero/cuenta/dialogo-pagador';
import '@/ui/panel/financiero/a-favor/dialogo-devolucion';

/** Rosa is also Andrés's mother, and pays a fee of his. */
const madreDeDos = (memoria: BaseMemoria, autorizada = true): void => {
  casaQueCobra(memoria);
  const documento = { tipo_documento: 'CC', numero_documento: '43111222' } as const;
  memoria.acudientes.cambiar(1, documento);
  autorizarWhatsApp(memoria, 'acudiente-1');
  memoria.acudientes.insertar({
    ...unAcudiente().de(2).llamado('Rosa', 'Ríos').con(documento).datos(),
    es_responsable_pago: true,
    autorizado_informacion: autorizada,
  });
  memoria.mensualidades.insertar(
    unaMensualidad().de(2).delMes('2026-12').porValor(600_000).pagadaPor(2).datos(),
  );
};

describe('una madre de dos participantes', () => {
  it('es un pagador en la cartera, con una sola cuenta y un solo mensaje', async () => {
    const { user } = abrirEnMemoria('/financiero?pestana=cartera', { sembrar: madreDeDos });
    const fila = within(await screen.findByRole('row', { name: /Rosa Ríos/ }));
    expect(fila.getByText('Luz Marina Ríos, Andrés Gómez')).toBeVisible();
    expect(fila.getByText(/1\.450\.000/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Acciones de Rosa Ríos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Estado de cuenta' }));
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(cuenta.getByRole('table', { name: 'Mensualidades de Luz Marina Ríos' })).toBeVisible();
    expect(cuenta.getByRole('table', { name: 'Mensualidades de Andrés Gómez' })).toBeVisible();
    const enlace = await cuenta.findByRole('link', { name: /Enviar a Rosa Ríos/ });
    const texto = new URL(enlace.getAttribute('href') ?? '').searchParams
      .get('text')
      ?.replaceAll('\u00a0', ' ');
    expect(texto?.split('\n')).toEqual([
      'Estado de cuenta de Rosa Ríos, sáb 21 nov 2026',
      'Andrés Gómez',
      '- Mensualidad de diciembre de 2026: $ 600.000',
      'Luz Marina Ríos',
      '- Mensualidad de noviembre de 2026: $ 850.000 (vencida)',
      'Saldo total: $ 1.450.000',
    ]);
  });

  it('no se le envía lo de quien no autorizó que le cuenten', async () => {
    abrirEnMemoria('/financiero?pagador=acudiente-1', {
      sembrar: (memoria) => madreDeDos(memoria, false),
    });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(await cuenta.findByText('Sin autorización para informar: Rosa Ríos')).toBeVisible();
    expect(cuenta.getByText(/su ficha activa como acudiente de Andrés Gómez/)).toBeVisible();
    expect(cuenta.queryByRole('link', { name: /Enviar a/ })).toBeNull();
  });

  it('con nombres distintos en el mismo documento, la cuenta lo dice y lleva a cada ficha antes de enviar nada', async () => {
    abrirEnMemoria('/financiero?pagador=acudiente-1', {
      sembrar: (memoria) => {
        madreDeDos(memoria);
        memoria.acudientes.cambiar(2, { nombres: 'Yuliana', apellidos: 'Gómez' });
      },
    });
    const cuenta = await dialogoListo('Estado de cuenta de Yuliana Gómez');
    const aviso = await cuenta.findByText(
      'Fichas de nombres distintos con el mismo documento: CC 43.111.222',
    );
    expect(aviso.compareDocumentPosition(cuenta.getByText('Enviar por WhatsApp'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    for (const [nombre, href] of [
      ['Rosa Ríos (acudiente)', '/acudientes?detalle=1'],
      ['Yuliana Gómez (acudiente)', '/acudientes?detalle=2'],
    ] as const)
      expect(cuenta.getByRole('link', { name: nombre })).toHaveAttribute('href', href);
  });

  it('el mismo nombre con otra escritura no avisa nada', async () => {
    abrirEnMemoria('/financiero?pagador=acudiente-1', {
      sembrar: (memoria) => {
        madreDeDos(memoria);
        memoria.acudientes.cambiar(2, { nombres: 'ROSA', apellidos: 'Rios' });
      },
    });
    const cuenta = await dialogoListo('Estado de cuenta de ROSA Rios');
    expect(cuenta.queryByText(/nombres distintos/i)).toBeNull();
  });

  it('en «Registrar pago» está junta: por documento, teléfono, participante, recibo o referencia', async () => {
    const { user } = abrirEnMemoria('/financiero?pago=true', { sembrar: madreDeDos });
    const dialogo = await dialogoListo('Registrar pago');
    const buscar = dialogo.getByRole('searchbox', { name: 'Buscar a quien va a pagar' });
    for (const texto of ['CC 43.111.222', '300 111 2233']) {
      await user.clear(buscar);
      await user.type(buscar, texto);
      // What was found before gives its place to what is found now.
      await waitFor(() => {
        const suyas = within(dialogo.getByRole('list', { name: 'Saldos por pagar de Rosa Ríos' }));
        expect(suyas.getByText('Luz Marina Ríos')).toBeVisible();
      });
    }
    expect(dialogo.getByText('Paga Rosa Ríos · CC 43.111.222')).toBeVisible();
    for (const texto of ['recibo 1', 'ref-77']) {
      await user.clear(buscar);
      await user.type(buscar, texto);
      await waitFor(() => {
        const suyas = dialogo.getByRole('list', { name: 'Saldos por pagar de Andrés Gómez' });
        expect(within(suyas).getByText('Andrés Gómez')).toBeVisible();
        expect(dialogo.getByRole('list', { name: 'Saldos por pagar de Rosa Ríos' })).toBeVisible();
      });
    }
  });
});

/** A guardian called as a participante whom somebody else pays for; and Elena, who answers for Andrés and does not pay. */
const dosPenas = (memoria: BaseMemoria): void => {
  casaQueCobra(memoria);
  memoria.participantes.insertar(unParticipante().llamado('José Ángel Muñoz Peña').datos());
  memoria.acudientes.cambiar(1, { nombres: 'Rosa Elvira', apellidos: 'Peña' });
  memoria.acudientes.insertar(
    unAcudiente().de(3).llamado('Marta', 'Muñoz').con({ es_responsable_pago: true }).datos(),
  );
  memoria.acudientes.insertar(unAcudiente().de(2).llamado('Elena', 'Gil').conTelefono('3155554444').datos());
  memoria.mensualidades.insertar(unaMensualidad().de(3).delMes('2026-10').pagadaPor(2).datos());
};

describe('quien llega a pagar', () => {
  const saldos = /^Saldos por pagar de /;

  it('se encuentra aunque un participante tenga su apellido', async () => {
    const { user } = abrirEnMemoria('/financiero?pago=true', { sembrar: dosPenas });
    const dialogo = await dialogoListo('Registrar pago');
    await user.type(dialogo.getByRole('searchbox'), 'peña{Enter}');
    expect(await dialogo.findByRole('list', { name: 'Saldos por pagar de Marta Muñoz' })).toBeVisible();
    const suyas = within(dialogo.getByRole('list', { name: 'Saldos por pagar de Rosa Elvira Peña' }));
    expect(suyas.getByText('Luz Marina Ríos')).toBeVisible();
  });

  it('se encuentra por un acudiente que no paga, y se dice por qué', async () => {
    const { user } = abrirEnMemoria('/financiero?pago=true', { sembrar: dosPenas });
    const dialogo = await dialogoListo('Registrar pago');
    for (const texto of ['elena', '315 555 4444']) {
      await user.clear(dialogo.getByRole('searchbox'));
      await user.type(dialogo.getByRole('searchbox'), `${texto}{Enter}`);
      expect(await dialogo.findByText('Elena Gil, acudiente de Andrés Gómez')).toBeVisible();
      expect(dialogo.getAllByRole('list', { name: saldos })).toHaveLength(1);
      expect(dialogo.getByRole('list', { name: 'Saldos por pagar de Andrés Gómez' })).toBeVisible();
    }
    await user.clear(dialogo.getByRole('searchbox'));
    await user.type(dialogo.getByRole('searchbox'), '300 111 2233{Enter}');
    expect(await dialogo.findByRole('list', { name: 'Saldos por pagar de Rosa Elvira Peña' })).toBeVisible();
    expect(dialogo.queryByText(/, acudiente de/)).toBeNull();
  });

  it('en «Varios pagos» también, y quien tiene el nombre va antes que quien tiene un acudiente que lo tiene', async () => {
    const sembrar = (memoria: BaseMemoria) => {
      dosPenas(memoria);
      memoria.acudientes.insertar(unAcudiente().de(3).llamado('Elvira', 'Díaz').datos());
    };
    const { user } = abrirEnMemoria('/financiero?pago=varios', { sembrar });
    await user.type(await screen.findByRole('combobox', { name: 'Quién paga, fila 1' }), 'elvira');
    const lista = within(await screen.findByRole('listbox', { name: 'Personas que deben' }));
    const opciones = await lista.findAllByRole('option');
    expect(opciones.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Rosa Elvira Peña.*por Luz Marina Ríos$/),
      expect.stringMatching(
        /^Marta Muñoz.*por José Ángel Muñoz Peña · Elvira Díaz, acudiente de José Ángel Muñoz Peña$/,
      ),
    ]);
  });
});

describe('saldo a favor', () => {
  const pagarDeMas = async ({ user }: ReturnType<typeof abrirEnMemoria>) => {
    const valor = await screen.findByLabelText('Valor del abono');
    const dialogo = await dialogoListo('Registrar abono');
    await user.clear(valor);
    await user.type(valor, '900000');
    await user.click(dialogo.getByRole('button', { name: 'Registrar abono' }));
    const sobrante = dialogo.getByRole('checkbox', {
      name: /Sobran \$\s50\.000: quedan como saldo a favor de Rosa Ríos/,
    });
    const queHacer = 'Marque esta casilla para dejar lo que sobra a favor, o corrija el valor';
    // Said once as what stops the form, which leads to the box, and once in the box itself.
    const errores = dialogo.getAllByRole('link', { name: /casilla|superar/ });
    expect(errores.map((error) => error.textContent)).toEqual([`Saldo a favor: ${queHacer}`]);
    expect(sobrante).toBeInvalid();
    expect(sobrante).toHaveAccessibleDescription(new RegExp(queHacer));
    expect(valor).not.toBeInvalid();
    // Right under the amount: before what else is asked.
    const medio = dialogo.getByLabelText('Medio de pago');
    expect(sobrante.compareDocumentPosition(medio)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(dialogo.getByRole('alert')).toHaveFocus());
    await user.click(errores[0] as HTMLElement);
    expect(sobrante).toHaveFocus();
    await user.click(sobrante);
    await waitFor(() => expect(dialogo.queryByText(new RegExp(queHacer))).toBeNull());
    await user.click(dialogo.getByRole('button', { name: 'Registrar abono' }));
    return dialogoListo('Abono registrado');
  };

  it('lo que sobra se confirma, se aplica a la del hermano con un clic y se devuelve con su registro', async () => {
    const pantalla = abrirEnMemoria('/financiero?abono=1', { sembrar: madreDeDos });
    const { user, memoria, router } = pantalla;
    const hecho = await pagarDeMas(pantalla);
    expect(hecho.getByText(/50\.000 quedan como saldo a favor/)).toBeVisible();
    expect(hecho.getByText('novecientos mil pesos')).toBeVisible();
    expect(memoria.mensualidades.obtener(1)).toMatchObject({
      estado: 'PAGADA',
      abonos: [{ valor: 850_000, excedente: 50_000 }],
    });
    await router.navigate({ to: '/financiero', search: { pago: true } as never });
    const pago = await dialogoListo('Registrar pago');
    await user.type(pago.getByRole('searchbox'), '43111222');
    expect(await pago.findByText(/Saldo a favor: \$\s50\.000/)).toBeVisible();
    await user.click(await pago.findByRole('button', { name: /^Aplicar saldo a favor: \$\s50\.000/ }));
    await waitFor(() => expect(memoria.mensualidades.obtener(3)?.saldo).toBe(550_000));
    expect(memoria.mensualidades.obtener(3)?.abonos[0]).toMatchObject({
      medio: 'SALDO_A_FAVOR',
      valor: 50_000,
    });
    await waitFor(() => expect(pago.queryByRole('button', { name: /^Aplicar saldo/ })).toBeNull());
    await router.navigate({ to: '/financiero', search: { detalle: 1 } as never });
    await user.click(await screen.findByRole('button', { name: 'Anular abono del recibo 2' }));
    const anular = await dialogoListo('Anular abono del recibo 2');
    const usado =
      'No se puede anular: lo que sobró de este pago ya se aplicó o se devolvió. Anule primero ese abono o esa devolución';
    expect(await anular.findByText(`${usado}.`)).toBeVisible();
    expect(anular.queryByText(/vuelven al saldo/)).toBeNull();
    await user.type(anular.getByLabelText('Motivo'), 'Se digitó dos veces');
    await user.click(anular.getByRole('button', { name: 'Anular abono' }));
    expect(await anular.findByText(usado)).toBeVisible();
    expect(anular.getByLabelText('Motivo')).not.toBeInvalid();
  });

  it('se ve en la cuenta de quien paga, aparte de lo que debe, y se devuelve diciendo cómo y por qué', async () => {
    const pantalla = abrirEnMemoria('/financiero?abono=1', { sembrar: madreDeDos });
    const { user, memoria, router } = pantalla;
    await pagarDeMas(pantalla);
    await router.navigate({ to: '/financiero', search: { pagador: 'acudiente-1' } as never });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(await cuenta.findByText('Sobró de un pago')).toBeVisible();
    await user.click(cuenta.getByRole('button', { name: 'Devolver saldo a favor' }));
    const dialogo = await dialogoListo('Devolver saldo a favor de Rosa Ríos');
    expect(dialogo.getByLabelText('Valor devuelto')).toHaveValue('50.000');
    await user.type(dialogo.getByLabelText('Motivo'), 'Luz egresó');
    await user.click(dialogo.getByRole('button', { name: 'Registrar devolución' }));
    await waitFor(() =>
      expect(memoria.movimientosAFavor.at(-1)).toMatchObject({
        tipo: 'DEVOLUCION',
        valor: 50_000,
        motivo: 'Luz egresó',
      }),
    );
    expect(await cuenta.findByText('Devuelto')).toBeVisible();
  });

  it('quien consulta lo ve y no lo toca', async () => {
    abrirEnMemoria('/financiero?pagador=acudiente-1', {
      rol: 'CONSULTA',
      sembrar: (memoria) => {
        madreDeDos(memoria);
        memoria.movimientosAFavor.push({
          id: 1,
          origen_id: null,
          tipo: 'EXCEDENTE',
          fecha: '2026-11-10',
          valor: 7_000,
          id_acudiente: 1,
          participante_id: 1,
          abono_id: 1,
          mensualidad_id: 2,
          recibo: 1,
          devolucion_id: null,
          registrado_en: null,
          medio: null,
          referencia: null,
          motivo: null,
          registrado_por: null,
          sede_id: null,
        });
      },
    });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(await cuenta.findByText('Sobró de un pago')).toBeVisible();
    expect(cuenta.queryByRole('button', { name: 'Devolver saldo a favor' })).toBeNull();
  });
});
