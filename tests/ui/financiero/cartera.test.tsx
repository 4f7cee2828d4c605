import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { anchoDeTelefono } from '../apoyo/ancho-de-telefono';
import { autorizarWhatsApp, casaQueCobra, sinSalir, unAbono } from './apoyo';

const esperarCifra = (nombre: string, valor: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: nombre })).toHaveTextContent(valor));

describe('/financiero, cartera', () => {
  afterEach(() => vi.restoreAllMocks());

  it('en el teléfono también dice lo que alguien tiene a favor, y no solo que debe cero', async () => {
    anchoDeTelefono();
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
          ...{ motivo: null, registrado_por: null, sede_id: null, devolucion_id: null, registrado_en: null },
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
    expect(rosa.getByText('16 días de mora')).toBeVisible();
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
