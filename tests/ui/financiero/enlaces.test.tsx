import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { dialogoListo } from '../apoyo/dialogo-listo';
import { casaQueCobra } from './apoyo';
import { libro } from './apoyo-recibos';
import '@/ui/panel/financiero/cuenta/dialogo-pagador';
import '@/ui/panel/financiero/enlaces/dialogo-enviar-recibo';
import '@/ui/panel/financiero/recibos/dialogo-recibo';

const seccion = async (dialogo: Awaited<ReturnType<typeof dialogoListo>>, name: string | RegExp) =>
  within(await dialogo.findByRole('region', { name }));

describe('el enlace para la familia', () => {
  it('se crea, se ve y se revoca desde la cuenta de quien paga; la demostración dice que no tiene dirección', async () => {
    const { user } = abrirEnMemoria('/financiero?pagador=acudiente-1', { sembrar: casaQueCobra });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    const suya = await seccion(cuenta, 'Enlace para la familia');
    await user.click(suya.getByRole('button', { name: 'Crear enlace' }));
    expect(await suya.findByText('Enlace creado')).toBeVisible();
    expect(suya.getByRole('group', { name: 'Enlace creado' })).toHaveFocus();
    expect(suya.getByText(/en la demostración no hay una dirección/)).toBeVisible();
    const vigentes = within(await suya.findByRole('list', { name: 'Enlaces vigentes de Rosa Ríos' }));
    expect(vigentes.getByText('Nadie lo ha abierto todavía')).toBeVisible();
    await user.click(vigentes.getByRole('button', { name: /^Revocar el enlace creado/ }));
    const confirmar = within(await screen.findByRole('alertdialog', { name: 'Revocar enlace' }));
    await user.click(confirmar.getByRole('button', { name: 'Revocar enlace' }));
    expect(await suya.findByText('Un enlace anterior ya no abre.')).toBeVisible();
    await waitFor(() => expect(suya.queryByRole('list')).toBeNull());
  });

  it('también desde la cuenta del participante, para quien paga por él', async () => {
    abrirEnMemoria('/financiero?cuenta=1', { sembrar: casaQueCobra });
    const cuenta = await dialogoListo('Estado de cuenta de Luz Marina Ríos');
    expect(await cuenta.findByRole('region', { name: 'Enlace para Rosa Ríos' })).toBeVisible();
  });

  it('no se ofrece para quien no está autorizado', async () => {
    abrirEnMemoria('/financiero?pagador=acudiente-1', {
      sembrar: (memoria) => {
        casaQueCobra(memoria);
        memoria.acudientes.cambiar(1, { autorizado_informacion: false });
      },
    });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(await cuenta.findByText('Sin autorización para informar: Rosa Ríos')).toBeVisible();
    // Either mark may be the one that lacks: who paid before keeps theirs as authorised.
    expect(cuenta.getByText(/marque «Responsable del pago» y «Autorizado a recibir/)).toBeVisible();
    expect(cuenta.queryByRole('button', { name: 'Crear enlace' })).toBeNull();
  });

  it('CONSULTA no lo ve', async () => {
    abrirEnMemoria('/financiero?pagador=acudiente-1', { rol: 'CONSULTA', sembrar: casaQueCobra });
    const cuenta = await dialogoListo('Estado de cuenta de Rosa Ríos');
    expect(await cuenta.findByText(/lo envía y lo registra un administrador/)).toBeVisible();
    expect(cuenta.queryByRole('region', { name: 'Enlace para la familia' })).toBeNull();
  });
});

describe('enviar un recibo', () => {
  it('se ofrece al registrar el abono y en la lista de abonos, a quien pagó', async () => {
    const { user } = abrirEnMemoria('/financiero?abono=1', { sembrar: casaQueCobra });
    const abono = await dialogoListo('Registrar abono');
    await user.click(abono.getByRole('button', { name: 'Registrar abono' }));
    const hecho = await dialogoListo('Abono registrado');
    await user.click(hecho.getByRole('button', { name: 'Enviar recibo 2' }));
    const envio = await dialogoListo('Enviar recibo 2');
    expect(envio.getByText(/850\.000 de Rosa Ríos/)).toBeVisible();
    expect(envio.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
    // This machine does not hand over files.
    expect(envio.queryByRole('button', { name: 'Compartir el PDF' })).toBeNull();
  });

  it('se ofrece en el recibo abierto, por lo que sigue en pie', async () => {
    const { user } = abrirEnMemoria('/financiero?recibo=2', { sembrar: libro });
    const recibo = await dialogoListo('Recibo 2');
    await user.click(recibo.getByRole('button', { name: 'Enviar recibo 2' }));
    const envio = await dialogoListo('Enviar recibo 2');
    expect(envio.getByText(/100\.000 de Rosa Ríos/)).toBeVisible();
    expect(envio.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
  });

  it('ni el del anulado, ni para quien consulta', async () => {
    abrirEnMemoria('/financiero?recibo=4', { sembrar: libro });
    const anulado = await dialogoListo('Recibo 4');
    expect(anulado.getByRole('button', { name: 'Imprimir recibo' })).toBeVisible();
    expect(anulado.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    cleanup();
    abrirEnMemoria('/financiero?recibo=2', { rol: 'CONSULTA', sembrar: libro });
    const leido = await dialogoListo('Recibo 2');
    expect(leido.getByRole('button', { name: 'Imprimir recibo' })).toBeVisible();
    expect(leido.queryByRole('button', { name: /^Enviar/ })).toBeNull();
  });
});
