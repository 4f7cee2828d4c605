import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { equipoSinRed } from './apoyo';
// Read beforehand: a chunk that a screen waits for would count against the test's patience.
import '@/ui/panel/comun/sin-red/en-marco';
// Ready at once, as for whoever opened it before: it opens in the same moment as the door.
import '@/ui/panel/participantes/formulario/formulario-participante';

/** A device that is closed, where nobody answers; the right PIN opens it, and with `conPin: false` none does. */
const cerrado = (ruta: string, { conPin = true, esperan = 0 } = {}) => {
  const equipo = equipoSinRed({ abierto: false });
  const oyentes = new Set<() => void>();
  let estado: 'cerrado' | 'abierto' = 'cerrado';
  const trabajo = {
    lectura: { deLaCopia: () => 0, hay: async () => estado === 'abierto' },
    cofre: {
      ...equipo.cofre,
      estado: () => estado,
      suscribir: (oir: () => void) => {
        oyentes.add(oir);
        return () => oyentes.delete(oir);
      },
    },
    cerradura: {
      situacion: async () => ({
        conPin,
        intentos: 5,
        vigencia: 'vigente',
        guardada_en: 0,
        vence_en: null,
      }),
      abrirConServicio: async () => false,
      abrirConPin: async () => {
        estado = 'abierto';
        act(() => {
          for (const oir of oyentes) oir();
        });
        return { resultado: 'ABIERTO' };
      },
    },
    actualizar: async () => {
      throw errorSinRespuesta('red');
    },
    desalojado: () => false,
    cobros: async () => [],
  } as unknown as TrabajoSinRed;
  const enLinea = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => enLinea.mockRestore());
  return equipo.abrir(ruta, (servicios) => {
    servicios.cargarCofre = async () => ({ ...trabajo.cofre, cuantos: async () => esperan });
    servicios.cargarSinRed = async () => trabajo;
    const { listar } = servicios.sedes;
    servicios.sedes.listar = async () => {
      if (estado === 'cerrado') throw errorSinRespuesta('red');
      return listar();
    };
  });
};

it('quien siguió sin abrir puede escribir después el PIN, y vuelve a la misma página con su formulario', async () => {
  const { user } = cerrado('/participantes?nuevo=true');
  await user.click(await screen.findByRole('button', { name: 'Olvidé el PIN' }));
  // At three in the morning, with things that wait: whether they are lost, and what to do until there is a network.
  const olvidado = await screen.findByText(/Con internet se abre sin el PIN/);
  expect(olvidado).toHaveTextContent('Lo que esperaba enviarse no se pierde');
  expect(olvidado).toHaveTextContent('anote en papel quién, cuánto, cuándo y quién lo recibió');
  await user.click(await screen.findByRole('button', { name: 'Seguir sin abrir' }));
  const formulario = await screen.findByRole('dialog', { name: 'Nuevo participante' });
  await user.type(within(formulario).getByLabelText(/^Nombre completo/), 'Marta a medias');
  // Nothing was read yet: nobody knows that there are none.
  expect(await within(formulario).findByText('No se pudieron leer las sedes.')).toBeVisible();
  expect(within(formulario).queryByText(/Aún no hay sedes/)).toBeNull();

  await user.click(await within(formulario).findByRole('button', { name: 'Escribir el PIN' }));
  const puerta = await screen.findByRole('dialog', { name: 'Trabajar sin red' });
  await user.type(within(puerta).getByLabelText('PIN de seis números'), '193847');
  await user.click(within(puerta).getByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Trabajar sin red' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Nuevo participante' })).toBe(formulario);
  expect(within(formulario).getByLabelText(/^Nombre completo/)).toHaveValue('Marta a medias');
  await waitFor(() => expect(within(formulario).queryByText('No se pudieron leer las sedes.')).toBeNull());
  expect(within(formulario).getByRole('option', { name: /Casa/ })).toBeInTheDocument();
});

it.each([
  [true, 'Escriba su PIN o entre con conexión para verlos y enviarlos.'],
  [false, 'Se ven y se envían al entrar con conexión: ningún PIN los abre ya.'],
])('lo que espera cerrado dice cómo se abre (con PIN: %s)', async (conPin, comoSeAbre) => {
  const { user } = cerrado('/participantes', { conPin, esperan: 2 });
  await user.click(await screen.findByRole('button', { name: conPin ? 'Olvidé el PIN' : 'Entendido' }));
  if (conPin) await user.click(await screen.findByRole('button', { name: 'Seguir sin abrir' }));
  await user.click(await screen.findByRole('button', { name: 'Por enviar (2)' }));
  const cola = within(await screen.findByRole('dialog', { name: 'Por enviar (2)' }));
  expect(await cola.findByText(comoSeAbre)).toBeVisible();
  expect(cola.queryAllByRole('button', { name: 'Escribir el PIN' })).toHaveLength(conPin ? 1 : 0);
  if (!conPin) return;
  await user.click(cola.getByRole('button', { name: 'Escribir el PIN' }));
  expect(await screen.findByRole('dialog', { name: 'Trabajar sin red' })).toBeVisible();
});
