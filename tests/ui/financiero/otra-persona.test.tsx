import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { AHORA, abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { borradoresEnMemoria } from '@tests/ui/apoyo/borradores-en-memoria';
import { unaSesion } from '@tests/ui/apoyo/servicios-falsos';
import { describe, expect, it } from 'vitest';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { casaQueCobra } from './apoyo';
import '@/ui/panel/financiero/mensualidades/formulario/formulario-mensualidad';

type Vista = Pick<ReturnType<typeof abrirEnMemoria>, 'user'>;

const enDialogo = async () => {
  await screen.findByRole('combobox', { name: 'Participante' });
  return within(await screen.findByRole('dialog', { name: 'Nueva mensualidad' }));
};

const elegir = async ({ user }: Vista, nombre: string): Promise<void> => {
  const dialogo = await enDialogo();
  const campo = dialogo.getByRole('combobox', { name: 'Participante' });
  await user.clear(campo);
  await user.type(campo, nombre);
  await user.click(await dialogo.findByRole('option', { name: new RegExp(nombre) }));
};

const pagador = async () => (await enDialogo()).getByLabelText(/^Paga/);

const guardarElMesSiguiente = async ({ user }: Vista): Promise<void> => {
  const dialogo = await enDialogo();
  await user.click(dialogo.getByRole('button', { name: 'Mes siguiente' }));
  await user.click(dialogo.getByRole('button', { name: 'Guardar' }));
};

describe('una mensualidad nueva en la que se cambia de persona', () => {
  it('no se cobra a quien se había elegido para que pagara por la otra', async () => {
    const vista = abrirEnMemoria('/financiero?nuevo=true', {
      sembrar: (base) => {
        casaQueCobra(base);
        const pedro = { id_participante: 1, nombres: 'Pedro', numero_documento: '555' };
        base.acudientes.insertar({ ...unAcudiente().datos(), ...pedro });
      },
    });
    await elegir(vista, 'Luz');
    await waitFor(async () => expect(await pagador()).toHaveDisplayValue(/Rosa Ríos/));
    await vista.user.selectOptions(await pagador(), await screen.findByRole('option', { name: /Pedro/ }));
    await elegir(vista, 'Andrés');
    await waitFor(async () => expect((await enDialogo()).getByLabelText('Valor')).toHaveValue('600.000'));
    expect(await pagador()).toHaveDisplayValue('El participante');

    await guardarElMesSiguiente(vista);
    await waitFor(() =>
      expect(vista.memoria.mensualidades.obtener(3)).toMatchObject({
        participante_id: 2,
        id_acudiente: null,
      }),
    );
  });

  it('en lo que se recuperó tras perder la sesión, trae el valor y quien paga de la nueva', async () => {
    const borradores = borradoresEnMemoria(crearInMemorySesionStore(unaSesion()), { ahora: () => AHORA });
    const abrir = () =>
      abrirEnMemoria('/financiero?nuevo=true', {
        sembrar: casaQueCobra,
        ajustar: (servicios) => {
          servicios.cargarBorradores = async () => borradores;
          servicios.hayBorradores = () => borradores.hay('1');
        },
      });
    const deLuz = async () => (await borradores.leer('mensualidad:nuevo '))?.valores;

    const antes = abrir();
    await elegir(antes, 'Luz');
    await waitFor(async () => expect((await deLuz())?.id_acudiente).toBe(1));
    const valores = (await deLuz()) ?? {};
    antes.unmount();
    // Whoever leaves the form gives it up; when the session ends the page goes at once, and it stays.
    await waitFor(async () => expect(await deLuz()).toBeUndefined());
    await borradores.guardar('mensualidad:nuevo ', { version: null, valores });

    const despues = abrir();
    await screen.findByText(/Recuperamos lo que escribió/);
    await waitFor(async () => expect(await pagador()).toHaveDisplayValue(/Rosa Ríos/));
    await elegir(despues, 'Andrés');
    await waitFor(async () => expect((await enDialogo()).getByLabelText('Valor')).toHaveValue('600.000'));
    await guardarElMesSiguiente(despues);
    await waitFor(() =>
      expect(despues.memoria.mensualidades.obtener(3)).toMatchObject({
        participante_id: 2,
        valor: 600_000,
        id_acudiente: null,
      }),
    );
  });
});
