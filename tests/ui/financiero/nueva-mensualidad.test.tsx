import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaQueCobra } from './apoyo';

describe('/financiero, una mensualidad nueva', () => {
  it('crea una con el mensaje de los obligatorios (§5) y propone el valor del participante', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?nuevo=true', { sembrar: casaQueCobra });
    await screen.findByRole('combobox', { name: 'Participante' });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva mensualidad' }));
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    expect(await dialogo.findByText('Participante y valor son campos obligatorios')).toBeVisible();
    await user.type(dialogo.getByRole('combobox', { name: 'Participante' }), 'andres');
    await user.click(await dialogo.findByRole('option', { name: /Andrés Gómez/ }));
    await waitFor(() => expect(dialogo.getByLabelText('Valor')).toHaveValue('600.000'));
    await user.click(dialogo.getByRole('button', { name: 'Mes siguiente' }));
    await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
    // The message goes from the dialog to the page when the dialog closes.
    await waitFor(() =>
      expect(
        screen.getByText(/^Mensualidad de diciembre de 2026 de Andrés Gómez, \$\s600\.000: creada$/),
      ).toBeVisible(),
    );
    expect(memoria.mensualidades.obtener(3)).toMatchObject({
      participante_id: 2,
      periodo: '2026-12',
      valor: 600_000,
      fecha_vencimiento: '2026-12-05',
    });
  });

  /** Somebody chosen, of whom nothing is known until the service answers. */
  const elegirConRespuestaTardia = async () => {
    let responder: () => void = () => undefined;
    const respuesta = new Promise<void>((resolver) => {
      responder = resolver;
    });
    const { user } = abrirEnMemoria('/financiero?nuevo=true', {
      sembrar: casaQueCobra,
      ajustar: ({ participantes }) => {
        const { obtener } = participantes;
        participantes.obtener = (id) => respuesta.then(() => obtener(id));
      },
    });
    await screen.findByRole('combobox', { name: 'Participante' });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva mensualidad' }));
    await user.type(dialogo.getByRole('combobox', { name: 'Participante' }), 'andres');
    await user.click(await dialogo.findByRole('option', { name: /Andrés Gómez/ }));
    // The list gives the focus back to its field in the next frame, long before anybody reaches another.
    await new Promise(requestAnimationFrame);
    return { user, dialogo, responder };
  };

  it('lo que se propone tarde no se mete en el campo en que se escribe; el que se deja vacío lo recibe', async () => {
    const { user, dialogo, responder } = await elegirConRespuestaTardia();
    const [valor, vence] = [dialogo.getByLabelText('Valor'), dialogo.getByLabelText(/^Vence/)];
    await user.click(vence);
    responder();
    await waitFor(() => expect(valor).toHaveValue('600.000'));
    expect(vence).toHaveValue('');
    await user.type(vence, '7/11/26');
    await user.tab();
    expect(vence).toHaveValue('7/11/2026');
    await user.click(dialogo.getByRole('button', { name: 'Quitar participante' }));
    await user.clear(vence);
    await user.type(dialogo.getByRole('combobox', { name: 'Participante' }), 'andres');
    await user.click(await dialogo.findByRole('option', { name: /Andrés Gómez/ }));
    await waitFor(() => expect(vence).toHaveValue('5/11/2026'));
  });

  it('el campo en que se estaba recibe lo propuesto al salir sin escribir', async () => {
    const { user, dialogo, responder } = await elegirConRespuestaTardia();
    const vence = dialogo.getByLabelText(/^Vence/);
    await user.click(vence);
    responder();
    await waitFor(() => expect(dialogo.getByLabelText('Valor')).toHaveValue('600.000'));
    await user.tab();
    await waitFor(() => expect(vence).toHaveValue('5/11/2026'));
  });

  it('«Nueva mensualidad» pregunta por un valor que parece escrito sin sus miles', async () => {
    const { user } = abrirEnMemoria('/financiero?nuevo=true', { sembrar: casaQueCobra });
    const valor = await screen.findByLabelText('Valor');
    await user.type(valor, '920');
    await user.tab();
    expect(valor).toHaveAccessibleDescription(/¿Son \$\s920 y no \$\s920\.000\?/);
  });

  it('«Nueva mensualidad» propone valor, vencimiento y quien paga, y respeta lo escrito', async () => {
    const { user, memoria } = abrirEnMemoria('/financiero?nuevo=true', {
      sembrar: (base) => {
        casaQueCobra(base);
        base.participantes.cambiar(1, { dia_pago: 12, beca_porcentaje: 10 });
        base.participantes.cambiar(2, { fecha_ingreso: '2026-11-19' });
      },
    });
    await screen.findByRole('combobox', { name: 'Participante' });
    const dialogo = within(await screen.findByRole('dialog', { name: 'Nueva mensualidad' }));
    const elegir = async (nombre: string) => {
      await user.clear(dialogo.getByRole('combobox', { name: 'Participante' }));
      await user.type(dialogo.getByRole('combobox', { name: 'Participante' }), nombre);
      await user.click(await dialogo.findByRole('option', { name: new RegExp(nombre) }));
    };
    await elegir('Luz');
    await waitFor(() => expect(dialogo.getByLabelText(/^Paga/)).toHaveDisplayValue(/Rosa Ríos/));
    expect(dialogo.getByLabelText('Valor')).toHaveValue('850.000');
    expect(dialogo.getByLabelText(/^Descuento/)).toHaveValue('85.000');
    expect(dialogo.getByLabelText(/^Vence/)).toHaveValue('12/11/2026');
    await user.click(dialogo.getByRole('button', { name: 'Mes siguiente' }));
    await waitFor(() => expect(dialogo.getByLabelText(/^Vence/)).toHaveValue('12/12/2026'));
    await user.click(dialogo.getByRole('button', { name: 'Mes anterior' }));

    await elegir('Andrés');
    await waitFor(() => expect(dialogo.getByLabelText('Valor')).toHaveValue('600.000'));
    await waitFor(() => expect(dialogo.getByLabelText(/^Paga/)).toHaveDisplayValue('El participante'));
    expect(dialogo.getByLabelText(/^Descuento/)).toHaveValue('');
    expect(dialogo.getByLabelText(/^Vence/)).toHaveValue('24/11/2026');

    await user.clear(dialogo.getByLabelText('Valor'));
    await user.type(dialogo.getByLabelText('Valor'), '123000');
    await elegir('Luz');
    await waitFor(() => expect(dialogo.getByLabelText(/^Vence/)).toHaveValue('12/11/2026'));
    expect(dialogo.getByLabelText('Valor')).toHaveValue('123.000');
    expect(memoria.mensualidades.todas()).toHaveLength(2);
  });
});
