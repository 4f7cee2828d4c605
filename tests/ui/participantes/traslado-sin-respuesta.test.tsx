import { screen, waitFor, within } from '@testing-library/react';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/en-bloque';
import '@/ui/panel/participantes/dialogos/dialogo-traslado-en-bloque';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';

const dosCasas = (memoria: BaseMemoria): void => {
  casaConGente(memoria);
  memoria.sedes.insertar(unaSede().llamada('Casa Nueva').datos());
};

/** The answers about Andrés are lost until `red.vuelve`; what was asked arrives, or not. */
const conRespuestasPerdidas = (llega: boolean) => {
  const red = { vuelve: false };
  const pagina = abrirEnMemoria('/participantes', {
    sembrar: dosCasas,
    ajustar: ({ participantes }) => {
      const { actualizar } = participantes;
      participantes.actualizar = async (id, ...resto) => {
        if (red.vuelve || id !== 2) return actualizar(id, ...resto);
        if (llega) await actualizar(id, ...resto);
        throw errorSinRespuesta('red');
      };
    },
  });
  return { ...pagina, red };
};

const trasladarDos = async (user: ReturnType<typeof abrirEnMemoria>['user']) => {
  for (const nombre of ['Luz Marina Ríos', 'Andrés Gómez'])
    await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${nombre}` }));
  await user.click(screen.getByRole('button', { name: 'Trasladar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Trasladar 2 participantes' }));
  const sede = dialogo.getByLabelText('Sede de destino');
  await user.selectOptions(sede, await within(sede).findByRole('option', { name: /Casa Nueva/ }));
  await user.click(dialogo.getByRole('button', { name: 'Registrar traslado' }));
  return dialogo;
};

describe.each([
  ['que llegó', true],
  ['que no llegó', false],
])('un traslado de varias personas con una respuesta perdida, de un cambio %s', (_caso, llega) => {
  it('dice que no se sabe, y al repetirlo termina con todas en la sede nueva', async () => {
    const { user, memoria, red } = conRespuestasPerdidas(llega);
    const dialogo = await trasladarDos(user);
    expect(
      await dialogo.findByText(/Se trasladó 1 de 2\. No sabemos si quedó registrado .*mire la lista/),
    ).toBeVisible();
    expect(dialogo.queryByText(/siguen donde estaban/)).toBeNull();
    red.vuelve = true;
    await user.click(dialogo.getByRole('button', { name: 'Registrar traslado' }));
    await screen.findByText('Se trasladaron 2 participantes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const quienes = [1, 2].map((id) => memoria.participantes.obtener(id));
    expect(quienes).toMatchObject([{ sede_id: 2 }, { sede_id: 2 }]);
    for (const persona of quienes) expect(persona?.observaciones?.match(/Casa Nueva/g)).toHaveLength(1);
  });
});

it('lo que otra persona cambió mientras tanto no se toma por el traslado', async () => {
  const { user, memoria, red } = conRespuestasPerdidas(false);
  const dialogo = await trasladarDos(user);
  await dialogo.findByText(/No sabemos si quedó registrado/);
  memoria.participantes.cambiar(2, { telefono: '3009998877' });
  red.vuelve = true;
  await user.click(dialogo.getByRole('button', { name: 'Registrar traslado' }));
  expect(await dialogo.findByText(/Este registro cambió/)).toBeVisible();
  expect(memoria.participantes.obtener(2)?.sede_id).not.toBe(2);
});
